"""HealthDomain for Python: places, cycles, labels, opening hours, and search, on arrays of NumPy."""

from . import cycles, geo, hours, labels, research, search
from ._native import Error

__all__ = ["Error", "cycles", "geo", "hours", "labels", "research", "search"]
