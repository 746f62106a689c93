"""Cohorts of women, predictors that are fitted to them, and backtests of forecasts."""

from __future__ import annotations

from typing import SupportsIndex, TypedDict

import numpy as np
import numpy.typing as npt

from . import _native
from ._native import COUNT, DOUBLE, POINTER, SEED, Floats, Handle, Ints, Texts
from .cycles import Predictor

__all__ = ["Backtest", "Cohort", "Cycles", "Difference", "Records", "Scores", "Women", "fit"]

_simulated = _native.function(
    "hd_cohort_simulated", POINTER, COUNT, COUNT, COUNT, COUNT, COUNT, SEED
)
_read = _native.function("hd_cohort_read", POINTER, POINTER, COUNT)
_logged = _native.function("hd_cohort_logged", POINTER, DOUBLE, DOUBLE, SEED)
_cohort = _native.function("hd_cohort", POINTER)
_fitted = _native.function("hd_predictor_fitted", POINTER)
_backtest = _native.function("hd_backtest", POINTER, POINTER)
_of_forecasts = _native.function(
    "hd_backtest_of_forecasts", POINTER, POINTER, COUNT, COUNT, COUNT, POINTER, POINTER
)
_records = _native.function("hd_backtest_records", POINTER)
_scores = _native.function("hd_backtest_scores", POINTER, COUNT, COUNT)
_difference = _native.function("hd_backtest_difference", POINTER, POINTER, COUNT, SEED)


class Women(TypedDict):
    """The women of a cohort."""

    woman: list[str]
    """Her code."""
    age: Floats
    """In years; NaN if it is unknown."""


class Cycles(TypedDict):
    """The cycles of a cohort, in the order of the women and of their cycles."""

    woman: Ints
    """The position of the woman."""
    length: Ints
    """In days."""
    ovulation_day: Floats
    """The day of ovulation, where 1 is the first day; NaN if it is unknown."""
    menses_length: Floats
    """In days; NaN if it is unknown."""


class Cohort:
    """Women and their cycles, which never change."""

    _handle: Handle

    def __init__(self) -> None:
        raise TypeError("A cohort is made by `simulate`, `read`, or `logged`.")

    @classmethod
    def _of(cls, handle: Handle) -> Cohort:
        cohort = cls.__new__(cls)
        cohort._handle = handle
        return cohort

    @classmethod
    def simulate(
        cls,
        women: SupportsIndex,
        *,
        cycles: tuple[SupportsIndex, SupportsIndex] = (12, 12),
        ages: tuple[SupportsIndex, SupportsIndex] = (20, 44),
        seed: SupportsIndex,
        predictor: Predictor | None = None,
    ) -> Cohort:
        """A cohort of simulated women, drawn from the population of a predictor.

        `cycles` are the least and the greatest number of cycles of a woman, and `ages` the least
        and the greatest age. The same seed gives the same cohort.
        """
        return cls._of(
            _native.made(
                _simulated,
                (predictor or Predictor())._handle,
                _native.integer(women, "women"),
                *_native.bounds(cycles, "cycles"),
                *_native.bounds(ages, "ages"),
                _native.seed(seed),
            )
        )

    @classmethod
    def read(cls, cycles_csv: str, women_csv: str | None = None) -> Cohort:
        """A cohort from comma-separated values.

        The columns of cycles are `woman`, `cycle`, `length`, `ovulation_day`, and `menses_length`,
        of which the last two may be missing or empty. Those of women are `woman` and `age`.
        """
        texts = Texts([cycles_csv] if women_csv is None else [cycles_csv, women_csv], "csv")
        return cls._of(_native.made(_read, *texts.addresses, texts.count))

    def logged(
        self, *, missed: float = 0.0, spurious: float = 0.0, seed: SupportsIndex
    ) -> Cohort:
        """The cohort as women log it who leave out a period with the probability `missed`, and who
        log other bleeding in a cycle with the probability `spurious`."""
        return Cohort._of(
            _native.made(
                _logged,
                self._handle,
                _native.number(missed, "missed"),
                _native.number(spurious, "spurious"),
                _native.seed(seed),
            )
        )

    def women(self) -> Women:
        """The women, as arrays."""
        answer = _native.columns(_cohort, self._handle)
        return {"woman": answer["woman"], "age": answer["age"]}

    def cycles(self) -> Cycles:
        """The cycles, as arrays."""
        answer = _native.columns(_cohort, self._handle)
        return {
            "woman": answer["cycle_woman"],
            "length": answer["length"],
            "ovulation_day": answer["ovulation_day"],
            "menses_length": answer["menses_length"],
        }

    @property
    def digest(self) -> str:
        """A checksum of 16 hexadecimal digits that identifies the cohort in a report."""
        digest: str = _native.columns(_cohort, self._handle)["digest"][0]
        return digest


def fit(cohort: Cohort) -> Predictor:
    """A predictor for a population that is fitted to a cohort, which takes seconds for a thousand
    cycles."""
    return Predictor._of(_native.made(_fitted, cohort._handle))


class Records(TypedDict):
    """The forecasts of a backtest. Women, cycles, and known cycles count from 0."""

    woman: Ints
    cycle: Ints
    known_cycles: Ints
    observed: Ints
    """The length, in days."""
    median: Ints
    mean: Floats
    crps: Floats
    """The continuous ranked probability score, in days."""
    log_score: Floats


class Scores(TypedDict):
    """The scores of forecasts. Errors, biases, scores, and widths are in days, and shares and
    coverages from 0 to 1."""

    count: int
    mean_absolute_error: float
    root_mean_square_error: float
    bias: float
    crps: float
    log_score: float
    within_one_day: float
    within_two_days: float
    within_three_days: float
    coverage_50: float
    coverage_80: float
    coverage_95: float
    width_80: float


class Difference(TypedDict):
    """How much worse forecasts are, in days: the estimate, and the lower and the upper end of its
    interval of 95 %."""

    mean_absolute_error: tuple[float, float, float]
    crps: tuple[float, float, float]
    women: int


class Backtest:
    """Each cycle of a cohort, predicted on its first day from what was known then.

    The forecasts are those of a predictor, or your own: an array with a row for each cycle of
    `Cohort.cycles`, whose elements are the weights of `first_day` days, of one day more, and so on.
    """

    def __init__(
        self,
        forecasts: Predictor | npt.ArrayLike,
        cohort: Cohort,
        *,
        first_day: SupportsIndex = 0,
        name: str = "forecasts of the caller",
    ) -> None:
        if isinstance(forecasts, Predictor):
            self._handle = _native.made(_backtest, forecasts._handle, cohort._handle)
            return
        weights = _native.floats(forecasts, "forecasts")
        if weights.ndim != 2:
            raise _native.Error("forecasts must have a row for each cycle.")
        names = Texts([name], "name")
        self._handle = _native.made(
            _of_forecasts,
            cohort._handle,
            _native.address(weights),
            *weights.shape,
            _native.integer(first_day, "first_day"),
            *names.addresses,
        )

    def records(self) -> Records:
        """The forecasts, as arrays."""
        answer = _native.columns(_records, self._handle)
        del answer["report"]
        records: Records = answer  # type: ignore[assignment]
        return records

    @property
    def report(self) -> str:
        """The scores by known cycles, age, and regularity as a table."""
        report: str = _native.columns(_records, self._handle)["report"][0]
        return report

    def scores(
        self, known_cycles: tuple[SupportsIndex, SupportsIndex] = (0, np.iinfo(np.int64).max)
    ) -> Scores:
        """The scores of the forecasts from a number of known cycles in a range."""
        least, most = _native.bounds(known_cycles, "known_cycles")
        answer = _native.columns(_scores, self._handle, least, most)
        scores: Scores = {name: array[0].item() for name, array in answer.items()}  # type: ignore[assignment]
        return scores

    def difference(
        self, other: Backtest, *, resamples: SupportsIndex = 2000, seed: SupportsIndex
    ) -> Difference:
        """How much worse these forecasts are than those of another backtest of the same cycles.

        A negative difference means that they are better. The intervals come from a paired
        bootstrap of women, not of cycles.
        """
        answer = _native.columns(
            _difference,
            self._handle,
            other._handle,
            _native.integer(resamples, "resamples"),
            _native.seed(seed),
        )
        error, crps = answer["mean_absolute_error"].tolist(), answer["crps"].tolist()
        return {
            "mean_absolute_error": (error[0], error[1], error[2]),
            "crps": (crps[0], crps[1], crps[2]),
            "women": int(answer["women"][0]),
        }
