"""The wheel has a library of C for one platform, and no module for one version of Python."""

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel


class LibraryDistribution(Distribution):
    def has_ext_modules(self) -> bool:
        return True


class LibraryWheel(bdist_wheel):
    def get_tag(self) -> tuple[str, str, str]:
        return "py3", "none", super().get_tag()[2]


setup(distclass=LibraryDistribution, cmdclass={"bdist_wheel": LibraryWheel})
