"""What the trials on the network must know of Löwenherz."""

HAS_BIDS = True  # there are moments in which seats choose at the same time
# Choices at which programs die, by when that is.
MOMENTS = {"in-a-negotiation": "(ask|pay):", "while-somebody-looks-into-a-stack": "keep:"}
