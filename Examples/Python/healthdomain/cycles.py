"""Forecasts of periods and fertile days for arrays of logs.

These are estimates from logged data. They are not a contraceptive and not medical advice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsIndex, TypedDict

import numpy as np
import numpy.typing as npt

from . import _native
from ._native import COUNT, DOUBLE, POINTER, Days, Floats, Handle, Ints, Lists

__all__ = ["Forecasts", "Lengths", "Lists", "Predictor"]

_predictor = _native.function("hd_predictor")
_version = _native.function("hd_predictor_version", POINTER)
_forecasts = _native.function(
    "hd_cycle_forecasts", POINTER, POINTER, POINTER, POINTER, POINTER, COUNT, DOUBLE, COUNT
)
_lengths = _native.function(
    "hd_cycle_lengths", POINTER, POINTER, POINTER, POINTER, COUNT, DOUBLE, COUNT
)


class Forecasts(TypedDict):
    """A forecast of each log, as arrays. Without `days`, `probabilities` has no columns."""

    start: Days
    """The median of the next period's first day."""
    start_low: Days
    """The first day of the central interval."""
    start_high: Days
    """The last day of the central interval."""
    fertile: Floats
    """The probability that the day of the forecast is a fertile day."""
    missed: Floats
    """The probability that a period since the latest one was not logged."""
    other_bleeding: Floats
    """The probability that the latest period was other bleeding."""
    known_cycles: Ints
    probabilities: Floats
    """For each log, the probability that a period starts on the day of the forecast, on the day
    after it, and so on."""


class Lengths(TypedDict):
    """The length of the next cycle after each list of lengths, as arrays, in days. Without `days`,
    `probabilities` has no columns."""

    median: Ints
    low: Ints
    high: Ints
    mean: Floats
    known_cycles: Ints
    probabilities: Floats
    """For each list, the probability of 0 days, of 1 day, and so on."""


class Predictor:
    """A predictor of cycles, which never changes: that of the package's population, or one that
    `fit` of a cohort made."""

    def __init__(self) -> None:
        self._handle: Handle = _native.made(_predictor)

    @classmethod
    def _of(cls, handle: Handle) -> Predictor:
        predictor = cls.__new__(cls)
        predictor._handle = handle
        return predictor

    @property
    def version(self) -> str:
        """The version of the population."""
        version: str = _native.columns(_version, self._handle)["version"][0]
        return version

    def __repr__(self) -> str:
        return f"Predictor({self.version})"

    def forecasts(
        self,
        logs: Lists | Sequence[npt.ArrayLike],
        as_of: npt.ArrayLike,
        *,
        ages: npt.ArrayLike | None = None,
        covering: float = 0.8,
        days: SupportsIndex = 0,
    ) -> Forecasts:
        """The forecast of each log on its day.

        A log is the first days of periods, in any order; those after the day of the forecast are
        ignored. The days are dates, texts such as "2026-02-01", or numbers of days since
        1970-01-01. `as_of` is one day or one for each log, and `ages` are in years or NaN. The
        interval has at least the probability `covering`. With `days`, the probabilities of so many
        days are given, too.
        """
        lists = _native.lists(logs, "logs", _native.days)
        count = len(lists)
        today = _native.for_each(_native.days(as_of, "as_of"), count, "as_of")
        years = _ages(ages, count)
        columns = _native.integer(days, "days", 0, 10_000)
        answer = _native.columns(
            _forecasts,
            self._handle,
            *map(_native.address, (lists.offsets, lists.values, today, years)),
            count,
            _native.number(covering, "covering"),
            columns,
        )
        for name in ("start", "start_low", "start_high"):
            answer[name] = answer[name].view("datetime64[D]")
        forecasts: Forecasts = _with_probabilities(answer, count, columns)
        return forecasts

    def cycle_lengths(
        self,
        lengths: Lists | Sequence[npt.ArrayLike],
        *,
        ages: npt.ArrayLike | None = None,
        covering: float = 0.8,
        days: SupportsIndex = 0,
    ) -> Lengths:
        """The length of the next cycle after each list of lengths in days, oldest first.

        A length below 1 or above 150 says nothing, and separates those before it from those after
        it.
        """
        lists = _native.lists(lengths, "lengths", _native.ints)
        count = len(lists)
        years = _ages(ages, count)
        columns = _native.integer(days, "days", 0, 10_000)
        answer = _native.columns(
            _lengths,
            self._handle,
            *map(_native.address, (lists.offsets, lists.values, years)),
            count,
            _native.number(covering, "covering"),
            columns,
        )
        result: Lengths = _with_probabilities(answer, count, columns)
        return result


def _ages(ages: npt.ArrayLike | None, count: int) -> Floats:
    if ages is None:
        return np.full(count, np.nan)
    return _native.for_each(_native.floats(ages, "ages"), count, "ages")


def _with_probabilities(answer: dict[str, Any], count: int, columns: int) -> Any:
    values = answer.get("probabilities", np.empty(0))
    answer["probabilities"] = values.reshape(count, columns)
    return answer
