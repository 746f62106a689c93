"""Great-circle distances, and a spatial index of places."""

from __future__ import annotations

import math
from typing import NamedTuple, SupportsIndex

import numpy as np
import numpy.typing as npt

from . import _native
from ._native import COUNT, DOUBLE, POINTER, Floats, Ints

__all__ = ["Circles", "Nearest", "PointIndex", "distances"]

_distances = _native.function("hd_geo_distances", POINTER, POINTER, POINTER, POINTER, COUNT)
_index = _native.function("hd_geo_index", POINTER, POINTER, COUNT)
_nearest = _native.function("hd_geo_nearest", POINTER, POINTER, POINTER, COUNT, COUNT, DOUBLE)
_within = _native.function("hd_geo_within", POINTER, POINTER, POINTER, COUNT, DOUBLE)


def distances(
    latitudes: npt.ArrayLike,
    longitudes: npt.ArrayLike,
    other_latitudes: npt.ArrayLike,
    other_longitudes: npt.ArrayLike,
) -> Floats:
    """The great-circle distances in meters between points in degrees.

    The arguments are broadcast: one point has a distance to each of an array.
    """
    arrays = [
        _native.floats(latitudes, "latitudes"),
        _native.floats(longitudes, "longitudes"),
        _native.floats(other_latitudes, "other_latitudes"),
        _native.floats(other_longitudes, "other_longitudes"),
    ]
    try:
        shape = np.broadcast_shapes(*(array.shape for array in arrays))
    except ValueError as error:
        raise _native.Error(str(error)) from None
    whole = [np.ascontiguousarray(np.broadcast_to(array, shape)) for array in arrays]
    count = math.prod(shape)
    answer = _native.columns(_distances, *map(_native.address, whole), count)
    meters: Floats = answer["meters"]
    return meters.reshape(shape)


class Nearest(NamedTuple):
    """The nearest places of each center, in a row; -1 and infinity where there is none."""

    ids: Ints
    meters: Floats


class Circles(NamedTuple):
    """The places within a radius of each center: those of center `i` are `offsets[i]` to
    `offsets[i + 1]`, nearest first."""

    offsets: Ints
    ids: Ints
    meters: Floats


class PointIndex:
    """An exact spatial index of places, whose IDs are their positions in the arrays."""

    def __init__(self, latitudes: npt.ArrayLike, longitudes: npt.ArrayLike) -> None:
        arrays = _native.pair(latitudes, longitudes, ("latitudes", "longitudes"))
        self._count = arrays[0].size
        self._handle = _native.made(_index, *map(_native.address, arrays), self._count)

    def __len__(self) -> int:
        return self._count

    def nearest(
        self,
        latitudes: npt.ArrayLike,
        longitudes: npt.ArrayLike,
        k: SupportsIndex = 1,
        within: float = math.inf,
    ) -> Nearest:
        """The `k` places nearest to each center and within a radius in meters.

        There are `k` columns, or as many as places.
        """
        arrays = _native.pair(latitudes, longitudes, ("latitudes", "longitudes"))
        limit = min(_native.integer(k, "k", 1, None), self._count)
        radius = _native.number(within, "within")
        count = arrays[0].size
        answer = _native.columns(
            _nearest, self._handle, *map(_native.address, arrays), count, limit, radius
        )
        shape = (count, limit)
        return Nearest(answer["ids"].reshape(shape), answer["meters"].reshape(shape))

    def within(
        self, latitudes: npt.ArrayLike, longitudes: npt.ArrayLike, radius: float
    ) -> Circles:
        """The places within a radius in meters of each center, nearest first."""
        arrays = _native.pair(latitudes, longitudes, ("latitudes", "longitudes"))
        meters = _native.number(radius, "radius")
        answer = _native.columns(
            _within, self._handle, *map(_native.address, arrays), arrays[0].size, meters
        )
        return Circles(answer["offsets"], answer["ids"], answer["meters"])
