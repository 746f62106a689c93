"""A full-text index of titles that tolerates typos."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, SupportsIndex

import numpy as np
import numpy.typing as npt

from . import _native
from ._native import COUNT, POINTER, Ints, Texts

__all__ = ["Hits", "SearchIndex"]

_index = _native.function("hd_search_index", POINTER, POINTER, COUNT, POINTER)
_search = _native.function("hd_search", POINTER, POINTER, POINTER, COUNT, COUNT)
_completions = _native.function("hd_search_completions", POINTER, POINTER, POINTER, COUNT)


class Hits(NamedTuple):
    """The titles that match each query: those of query `i` are `ids[offsets[i]:offsets[i + 1]]`, the
    best ones first."""

    offsets: Ints
    ids: Ints
    totals: Ints
    """The number of all titles that match."""
    corrected: list[str]
    """Each query without its typos; empty if it has none."""


class SearchIndex:
    """An index of titles, whose IDs are their positions. It never changes.

    Of titles that match as well, the one with the greater popularity comes first.
    """

    def __init__(self, titles: Iterable[str], popularity: npt.ArrayLike | None = None) -> None:
        texts = _native.texts(titles, "titles")
        values = np.zeros((), np.int64) if popularity is None else _native.ints(popularity, "popularity")
        whole = _native.for_each(values, texts.count, "popularity")
        self._count = texts.count
        self._handle = _native.made(_index, *texts.addresses, texts.count, _native.address(whole))

    def __len__(self) -> int:
        return self._count

    def search(self, queries: Iterable[str], limit: SupportsIndex = 20) -> Hits:
        """The titles that match each query, up to a limit of at most 1000."""
        texts = _native.texts(queries, "queries")
        answer = _native.columns(
            _search,
            self._handle,
            *texts.addresses,
            texts.count,
            _native.integer(limit, "limit", 1, 1000),
        )
        return Hits(answer["offsets"], answer["ids"], answer["totals"], answer["corrected"])

    def suggestions(self, query: str, limit: SupportsIndex = 8) -> list[str]:
        """A query with its last word completed, by the words of most titles first."""
        texts = Texts([query], "query")
        answer = _native.columns(
            _completions, self._handle, *texts.addresses, _native.integer(limit, "limit", 0)
        )
        suggestions: list[str] = answer["texts"]
        return suggestions
