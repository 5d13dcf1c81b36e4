"""What a step of the selftest says when it fails."""


class Failure(Exception):
    """Something does not work; the message says what, in a sentence."""


def must(holds: object, sentence: str) -> None:
    """Raise Failure with the sentence unless it holds."""
    if not holds:
        raise Failure(sentence)
