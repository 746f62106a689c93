"""Reports on ingredient lists, for a person who avoids something.

This is not medical advice. It is based only on the printed ingredient list. If you have an allergy,
always read the label.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any, Literal, SupportsIndex, TypedDict

from . import _native
from ._native import COUNT, POINTER, Texts

__all__ = ["Analyzer", "Report", "Suggestion"]

_analyzer = _native.function("hd_analyzer", POINTER, POINTER, COUNT)
_reports = _native.function("hd_label_reports", *[POINTER, POINTER, POINTER, COUNT] + [POINTER, POINTER, COUNT] * 2 + [POINTER] * 2)
_suggestions = _native.function("hd_label_suggestions", POINTER, POINTER, POINTER, COUNT)

Use = Literal["food", "leaveOnCosmetic", "rinseOffCosmetic", "sprayCosmetic"]
Diet = Literal["vegan", "vegetarian", "halal", "kosher", "keto", "lowFodmap", "glutenFree"]


class Report(TypedDict):
    """A report on a label."""

    verdict: Literal["avoid", "caution", "unknown", "fits"]
    causes: list[str]
    """What counts against the product, as sentences."""
    names: list[str]
    """The ingredients, in the order of the label."""
    allergens: list[str]
    traces: list[str]
    additives: list[str]
    score: tuple[float, float] | None
    """The least and the greatest score from 0 to 100, where more is better; `None` if too little
    is known."""
    recognized: float
    """The share of the ingredients that were recognized."""


class Suggestion(TypedDict):
    """A substance, allergen, or category."""

    id: str
    name: str


class Analyzer:
    """A reader of labels in languages, which are codes such as `en`. It never changes; making it
    takes some milliseconds."""

    def __init__(self, languages: Iterable[str] = ("en",)) -> None:
        codes = _native.texts(languages, "languages")
        self._handle = _native.made(_analyzer, *codes.addresses, codes.count)

    def reports(
        self,
        labels: Iterable[str],
        *,
        avoiding: Iterable[str] = (),
        diets: Iterable[Diet] = (),
        use: Use = "food",
    ) -> list[Report]:
        """A report on each label for a person who avoids what has some names, and follows diets.

        The name of an allergen or of a category stands for all that belongs to it. Labels are in
        the first language of the analyzer.
        """
        texts = _native.texts(labels, "labels")
        names = _native.texts(avoiding, "avoiding")
        wishes = _native.texts(diets, "diets")
        uses = Texts([use], "use")
        answer = _native.columns(
            _reports,
            self._handle,
            *texts.addresses,
            texts.count,
            *names.addresses,
            names.count,
            *wishes.addresses,
            wishes.count,
            *uses.addresses,
        )
        ranges = {
            name: answer[name + "_offsets"].tolist()
            for name in ("causes", "names", "allergens", "traces", "additives")
        }
        low, high = answer["score_low"].tolist(), answer["score_high"].tolist()
        shares = answer["recognized"].tolist()
        reports: list[Report] = []
        for i, verdict in enumerate(answer["verdict"]):
            row: dict[str, Any] = {"verdict": verdict}
            for name, ends in ranges.items():
                row[name] = answer[name][ends[i] : ends[i + 1]]
            row["score"] = None if math.isnan(low[i]) else (low[i], high[i])
            row["recognized"] = shares[i]
            report: Report = row  # type: ignore[assignment]
            reports.append(report)
        return reports

    def report(
        self,
        label: str,
        *,
        avoiding: Iterable[str] = (),
        diets: Iterable[Diet] = (),
        use: Use = "food",
    ) -> Report:
        """The report on one label; see `reports`."""
        return self.reports([label], avoiding=avoiding, diets=diets, use=use)[0]

    def suggestions(self, name: str, limit: SupportsIndex = 5) -> list[Suggestion]:
        """What a person may mean by a name that is misspelled or not complete, the closest first."""
        texts = Texts([name], "name")
        answer = _native.columns(
            _suggestions, self._handle, *texts.addresses, _native.integer(limit, "limit", 0)
        )
        return [{"id": i, "name": n} for i, n in zip(answer["ids"], answer["names"], strict=True)]
