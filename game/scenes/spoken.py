"""Times and numbers as a person reads them in the language of the screen."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from game.language import _, current


def local_time(seconds: float) -> datetime:
    """Return the local time of a file, given in seconds since 1970; the nearest one that the calendar knows."""
    try:
        return datetime.fromtimestamp(seconds)
    except (ValueError, OverflowError, OSError):  # a disk may hold any number
        return datetime.max if seconds > 0 else datetime.min


def written_time(now: datetime) -> str:
    """Return a moment of the local clock in UTC, as a match keeps it; "" where the calendar does not know it."""
    try:
        return now.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    except (OSError, OverflowError, ValueError):  # a clock before 1970, as that of a machine with an empty battery
        return ""


def spoken_time(then: datetime, now: datetime) -> str:
    """Return "today at 21:40", "yesterday at 9:05", or the date. Both times are local."""
    clock = f"{then.hour}:{then.minute:02d}"
    if then.date() == now.date():
        return _("today at {time}").format(time=clock)
    if then.date() == (now - timedelta(days=1)).date():
        return _("yesterday at {time}").format(time=clock)
    return _("on {day}.{month}.{year}").format(day=then.day, month=then.month, year=then.year)


def spoken_tenths(tenths: int) -> str:
    """Return a number of tenths as a decimal: 6 is "0.6", or "0,6" where a comma is usual."""
    point = "." if current() == "en" else ","
    return f"{tenths // 10}{point}{tenths % 10}"
