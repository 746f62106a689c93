"""HealthDomain for Python: places, cycles, labels, opening hours, and search, on arrays of NumPy."""

from . import geo
from ._native import Error

__all__ = ["Error", "geo"]
