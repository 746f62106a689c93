"""The C surface of the package: `CONVENTIONS.md` says what is owned by whom."""

from __future__ import annotations

import ctypes
import operator
import sys

from pathlib import Path
from collections.abc import Callable, Iterable, Sequence
from typing import Any, SupportsIndex, TypeVar

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.uint8]
Days = npt.NDArray[np.datetime64]


class Error(ValueError):
    """A value that the package does not accept, with its sentence."""


Error.__module__ = "healthdomain"


def _load() -> ctypes.CDLL:
    name = "libhealthdomain.dylib" if sys.platform == "darwin" else "libhealthdomain.so"
    return ctypes.CDLL(str(Path(__file__).with_name(name)))


_library = _load()
_library.hd_release.argtypes = [ctypes.c_void_p]
_library.hd_release.restype = None
_library.hd_problem_kind.argtypes = [ctypes.c_void_p]
_library.hd_problem_kind.restype = ctypes.c_int32
_library.hd_problem_sentence.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_ssize_t]
_library.hd_problem_sentence.restype = ctypes.c_ssize_t
_library.hd_object.argtypes = [ctypes.c_void_p]
_library.hd_object.restype = ctypes.c_void_p
_library.hd_column_count.argtypes = [ctypes.c_void_p]
_library.hd_column_count.restype = ctypes.c_ssize_t
_library.hd_column.argtypes = (ctypes.c_void_p, ctypes.c_ssize_t, *5 * (ctypes.c_void_p,))
_library.hd_column.restype = ctypes.c_int32

_OUT_OF_MEMORY = 2
_TYPES = {0: "<i8", 1: "<f8", 2: "|u1"}
_TEXT = 3


class Handle:
    """A reference to an object of the library, released with this value."""

    __slots__ = ("_as_parameter_",)

    def __init__(self, address: int) -> None:
        self._as_parameter_ = address

    def __del__(self, release: Any = _library.hd_release) -> None:
        release(self)

    def __reduce__(self) -> Any:
        raise TypeError("An object of the library cannot be copied or pickled.")


class _Memory:
    """The memory of a column, which keeps its answer."""

    __slots__ = ("__array_interface__", "_answer")

    def __init__(self, answer: Handle, address: int, count: int, kind: str) -> None:
        self._answer = answer
        self.__array_interface__ = {
            "version": 3,
            "typestr": kind,
            "shape": (count,),
            "data": (address, False),
        }


def function(name: str, *parameters: Any) -> Any:
    """A function of the library that returns an answer."""
    function = getattr(_library, name)
    function.argtypes = parameters
    function.restype = ctypes.c_void_p
    return function


def _answer(function: Any, arguments: tuple[Any, ...]) -> Handle:
    answer = Handle(function(*arguments))
    kind = _library.hd_problem_kind(answer)
    if kind == 0:
        return answer
    size = _library.hd_problem_sentence(answer, None, 0)
    buffer = bytearray(size)
    _library.hd_problem_sentence(answer, _address_of(buffer), size)
    sentence = buffer[:-1].decode("utf-8", "replace")
    raise MemoryError(sentence) if kind == _OUT_OF_MEMORY else Error(sentence)


def _address_of(buffer: bytearray) -> int:
    return int(np.frombuffer(buffer, np.uint8).ctypes.data)


def columns(function: Any, *arguments: Any) -> dict[str, Any]:
    """Calls a function, and returns its columns: arrays of numbers, and lists of texts."""
    answer = _answer(function, arguments)
    result: dict[str, Any] = {}
    name, kind = ctypes.c_char_p(), ctypes.c_int32()
    memory, count, offsets = ctypes.c_void_p(), ctypes.c_ssize_t(), ctypes.c_void_p()
    for index in range(_library.hd_column_count(answer)):
        _library.hd_column(
            answer,
            index,
            *map(ctypes.byref, (name, kind, memory, count, offsets)),
        )
        key = (name.value or b"").decode()
        if kind.value == _TEXT:
            ends = np.asarray(_Memory(answer, offsets.value or 0, count.value + 1, "<i8")).tolist()
            data = ctypes.string_at(memory.value or 0, ends[-1])
            result[key] = [data[ends[i] : ends[i + 1]].decode() for i in range(count.value)]
        else:
            result[key] = np.asarray(
                _Memory(answer, memory.value or 0, count.value, _TYPES[kind.value])
            )
    return result


def made(function: Any, *arguments: Any) -> Handle:
    """Calls a function, and returns the object that it makes."""
    return Handle(_library.hd_object(_answer(function, arguments)))


# Arguments


def floats(values: npt.ArrayLike, name: str) -> Floats:
    """An array of numbers, of any shape, for the library."""
    return _numbers(values, name, "iuf", "numbers").astype(np.float64, order="C", copy=False)


def ints(values: npt.ArrayLike, name: str) -> Ints:
    """An array of whole numbers, of any shape, for the library."""
    array = _numbers(values, name, "iu", "whole numbers")
    if array.dtype == np.uint64 and array.size and array.max() > np.iinfo(np.int64).max:
        raise Error(f"{name} must be less than 2 to the power of 63.")
    return array.astype(np.int64, order="C", copy=False)


def _numbers(values: npt.ArrayLike, name: str, kinds: str, noun: str) -> npt.NDArray[Any]:
    if np.ma.isMaskedArray(values):
        raise TypeError(f"{name} must not be a masked array.")
    array = np.asarray(values)
    if array.dtype.kind not in kinds and array.size:
        raise TypeError(f"{name} must be {noun}, not {array.dtype}.")
    if array.dtype.kind not in kinds:
        array = np.zeros(array.shape)
    return np.ascontiguousarray(array).reshape(array.shape)


def days(values: npt.ArrayLike, name: str) -> Ints:
    """An array of days since 1970-01-01, from dates, texts, or numbers of days."""
    array = np.asarray(values)
    if array.dtype.kind in "iu":
        return ints(array, name)
    if array.dtype.kind not in "MOUS" and array.size:
        raise TypeError(f"{name} must be dates, not {array.dtype}.")
    try:
        dates = np.asarray(values if array.size else np.zeros(array.shape), "datetime64[D]")
    except (ValueError, TypeError, OverflowError) as error:
        raise Error(f"{name} must be dates: {error}") from None
    return np.ascontiguousarray(dates.view(np.int64)).reshape(array.shape)


def seconds(values: npt.ArrayLike, name: str) -> Ints:
    """An array of seconds since 1970-01-01, from numbers of seconds or times."""
    array = np.asarray(values)
    if array.dtype.kind in "iu" or not array.size:
        return ints(array, name)
    if array.dtype.kind not in "MOUS":
        raise TypeError(f"{name} must be times or whole numbers of seconds, not {array.dtype}.")
    try:
        times = np.asarray(values, "datetime64[s]")
    except (ValueError, TypeError, OverflowError) as error:
        raise Error(f"{name} must be times: {error}") from None
    return np.ascontiguousarray(times.view(np.int64)).reshape(array.shape)


class Lists:
    """Lists of whole numbers or days in one array: list `i` is from `offsets[i]` to
    `offsets[i + 1]` of `values`. Many lists are passed faster in this form."""

    __slots__ = ("offsets", "values")

    def __init__(self, offsets: npt.ArrayLike, values: npt.ArrayLike) -> None:
        # Copies, which nobody can change after they have been checked.
        self.offsets = ints(offsets, "offsets").copy()
        self.values = days(values, "values").copy()
        ends = self.offsets
        if ends.ndim != 1 or self.values.ndim != 1 or ends.size == 0:
            raise Error("offsets and values must have one dimension, and offsets an element.")
        if ends[0] != 0 or ends[-1] != self.values.size or np.any(ends[1:] < ends[:-1]):
            raise Error("offsets must rise from 0 to the number of values.")
        self.offsets.setflags(write=False)
        self.values.setflags(write=False)

    def __len__(self) -> int:
        return self.offsets.size - 1


def lists(
    values: Lists | Sequence[npt.ArrayLike], name: str, read: Callable[[Any, str], Ints]
) -> Lists:
    """Lists from sequences, whose elements `read` reads."""
    if isinstance(values, Lists):
        return values
    arrays = [np.asarray(read(value, f"{name}[{i}]")) for i, value in enumerate(values)]
    if any(array.ndim != 1 for array in arrays):
        raise Error(f"{name} must be a sequence of sequences.")
    offsets = np.zeros(len(arrays) + 1, np.int64)
    np.cumsum([array.size for array in arrays], out=offsets[1:])
    return Lists(offsets, np.concatenate(arrays) if arrays else np.zeros(0, np.int64))


Scalar = TypeVar("Scalar", bound=np.generic)


def for_each(values: npt.NDArray[Scalar], count: int, name: str) -> npt.NDArray[Scalar]:
    """One value for each of `count` elements, from one value or an array of them."""
    if values.ndim == 0:
        return np.full(count, values)
    if values.shape != (count,):
        raise Error(f"{name} must be one value or {count} values.")
    return values


def pair(first: npt.ArrayLike, second: npt.ArrayLike, names: tuple[str, str]) -> tuple[Floats, Floats]:
    """Two arrays of numbers of one length and one dimension; two numbers are arrays of length 1."""
    arrays = np.atleast_1d(floats(first, names[0])), np.atleast_1d(floats(second, names[1]))
    if arrays[0].ndim != 1 or arrays[0].shape != arrays[1].shape:
        raise Error(f"{names[0]} and {names[1]} must have one dimension and the same length.")
    return arrays


def number(value: float, name: str) -> float:
    """A number."""
    array = floats(value, name)
    if array.ndim != 0:
        raise TypeError(f"{name} must be one number.")
    return float(array)


def integer(
    value: SupportsIndex, name: str, least: int = -sys.maxsize, most: int | None = sys.maxsize
) -> int:
    """A whole number within bounds, by default those of C."""
    result = operator.index(value)
    if most is None and result < least:
        raise Error(f"{name} must be at least {least}.")
    if most is not None and not least <= result <= most:
        raise Error(f"{name} must be from {least} to {most}.")
    return result


def bounds(values: tuple[SupportsIndex, SupportsIndex], name: str) -> tuple[int, int]:
    """The first and the last number of a range."""
    first, last = values
    return integer(first, name), integer(last, name)


def seed(value: SupportsIndex) -> int:
    """The seed of random numbers."""
    return integer(value, "seed", 0, 2**64 - 1)


class Texts:
    """Texts for the library, in one array of bytes."""

    __slots__ = ("count", "data", "offsets")

    def __init__(self, texts: Iterable[str], name: str) -> None:
        parts = []
        for index, text in enumerate(texts):
            if not isinstance(text, str):
                raise TypeError(f"{name}[{index}] must be a str, not {type(text).__name__}.")
            try:
                parts.append(text.encode())
            except UnicodeEncodeError:
                raise Error(f"{name}[{index}] has half of a surrogate pair.") from None
        self.count = len(parts)
        self.offsets = np.zeros(self.count + 1, np.int64)
        np.cumsum([len(part) for part in parts], out=self.offsets[1:])
        self.data = np.frombuffer(b"".join(parts) or b"\0", np.uint8)

    @property
    def addresses(self) -> tuple[int, int]:
        """The addresses of the bytes and of the offsets."""
        return address(self.data), address(self.offsets)


def texts(values: str | Iterable[str], name: str) -> Texts:
    """Texts for the library; a text alone is not one for each of its letters."""
    if isinstance(values, str):
        raise TypeError(f"{name} must be a sequence of texts, not a text.")
    return Texts(values, name)


def address(array: npt.NDArray[Any]) -> int:
    """The address of an array's memory; the caller keeps the array during the call."""
    return int(array.ctypes.data)


POINTER, COUNT, DOUBLE = ctypes.c_void_p, ctypes.c_ssize_t, ctypes.c_double
SEED = ctypes.c_uint64
