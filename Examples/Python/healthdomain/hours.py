"""Opening hours in the language of OpenStreetMap, asked at arrays of times."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum

import numpy as np
import numpy.typing as npt

from . import _native
from ._native import COUNT, POINTER, Bytes, Days, Ints, Texts

__all__ = ["OpeningHours", "State"]

_hours = _native.function("hd_hours", POINTER, POINTER, COUNT, POINTER, COUNT, POINTER, COUNT)
_text = _native.function("hd_hours_text", POINTER)
_states = _native.function("hd_hours_states", POINTER, POINTER, POINTER, COUNT)
_changes = _native.function("hd_hours_changes", POINTER, POINTER, POINTER, COUNT)


class State(IntEnum):
    """Whether a place is open."""

    CLOSED = 0
    OPEN = 1
    UNKNOWN = 2


class OpeningHours:
    """Opening hours from a text such as "Mo-Fr 09:00-17:00; PH off", which never change.

    Names may also be in one of the languages, which are codes such as `de`. Without holidays, no
    day is a holiday.

    Times are those of the clocks at the place as `datetime64`, or seconds since 1970-01-01 UTC with
    `utc_offset`, the seconds that these clocks are ahead of UTC: one number, or one for each time.
    """

    def __init__(
        self,
        text: str,
        languages: Iterable[str] = ("en",),
        *,
        public_holidays: npt.ArrayLike = (),
        school_holidays: npt.ArrayLike = (),
    ) -> None:
        codes = [*languages] if not isinstance(languages, str) else _refuse(languages)
        texts = Texts([text, *codes], "text and languages")
        holidays = np.atleast_1d(_native.days(public_holidays, "public_holidays"))
        school = np.atleast_1d(_native.days(school_holidays, "school_holidays"))
        if holidays.ndim != 1 or school.ndim != 1:
            raise _native.Error("Holidays must have one dimension.")
        self._handle = _native.made(
            _hours,
            *texts.addresses,
            texts.count,
            _native.address(holidays),
            holidays.size,
            _native.address(school),
            school.size,
        )

    def __str__(self) -> str:
        """The hours in their normal form."""
        text: str = _native.columns(_text, self._handle)["text"][0]
        return text

    def __repr__(self) -> str:
        return f"OpeningHours({str(self)!r})"

    def states(self, times: npt.ArrayLike, utc_offset: npt.ArrayLike = 0) -> Bytes:
        """The `State` at each time, as an array of numbers of the same shape."""
        seconds, offsets = _instants(times, utc_offset)
        answer = _native.columns(
            _states, self._handle, *map(_native.address, (seconds, offsets)), seconds.size
        )
        states: Bytes = answer["states"].reshape(seconds.shape)
        return states

    def next_changes(self, times: npt.ArrayLike, utc_offset: npt.ArrayLike = 0) -> Days:
        """The next time after each at which the place opens, closes, or becomes unknown.

        It is a time of the clocks at the place, as `datetime64[m]`, whose offset from UTC may have
        changed until then. It is `NaT` if there is none within a hundred years.
        """
        seconds, offsets = _instants(times, utc_offset)
        answer = _native.columns(
            _changes, self._handle, *map(_native.address, (seconds, offsets)), seconds.size
        )
        changes: Days = answer["minutes"].view("datetime64[m]").reshape(seconds.shape)
        return changes


def _refuse(languages: str) -> list[str]:
    raise TypeError(f"languages must be a sequence of codes, such as [{languages!r}].")


def _instants(times: npt.ArrayLike, utc_offset: npt.ArrayLike) -> tuple[Ints, Ints]:
    seconds = _native.seconds(times, "times")
    offsets = _native.ints(utc_offset, "utc_offset")
    try:
        whole = np.broadcast_to(offsets, seconds.shape)
    except ValueError:
        raise _native.Error("utc_offset must be one number, or one for each time.") from None
    return seconds, np.ascontiguousarray(whole)
