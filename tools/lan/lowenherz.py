"""What the trials on the network must know of Löwenherz."""

HAS_BIDS = True  # there are moments in which seats choose at the same time
# Moments at which programs die: a choice of their own, and a choice of anybody that they have heard of.
MOMENTS = {
    "in-a-negotiation": ("(ask|pay):", "(ask|pay):"),
    "while-somebody-looks-into-a-stack": ("keep:", "look:"),
}
