"""A small study: how much better are forecasts of the next period from a model of cycles than from
the mean of a woman's latest cycles?

Both models predict each cycle of the same simulated women from their cycles before it. The difference
of their scores has an interval from a paired bootstrap of women. The women are drawn from the
population of the package's model, so this shows how to compare models, not how good they are for
real women. Nothing outside this package is read, and the same seed gives the same figures.
"""

import argparse

import numpy as np

from healthdomain import cycles, research

DAYS = np.arange(151)


def moving_mean(cohort: research.Cohort, window: int = 6) -> np.ndarray:
    """The model of many apps: the mean of the latest cycles, here with a spread around it.

    Before the first cycle, the mean is 28 days. The spread is that of her latest cycles, drawn
    towards three days as if two more cycles had that spread.
    """
    table = cohort.cycles()
    women, lengths = table["woman"], table["length"].astype(float)
    weights = np.empty((len(lengths), len(DAYS)))
    for cycle in range(len(lengths)):
        first = np.searchsorted(women, women[cycle])
        known = lengths[max(first, cycle - window) : cycle]
        mean = known.mean() if known.size else 28.0
        spread = np.sqrt((np.sum((known - mean) ** 2) + 2 * 3.0**2) / (known.size + 2))
        weights[cycle] = np.exp(-0.5 * ((DAYS - mean) / spread) ** 2) + 1e-6
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--women", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()

    cohort = research.Cohort.simulate(arguments.women, cycles=(8, 14), seed=arguments.seed)
    print(f"cohort {cohort.digest}: {arguments.women} women, {len(cohort.cycles()['length'])} cycles")

    mean = research.Backtest(moving_mean(cohort), cohort, name="mean of the latest six cycles")
    model = research.Backtest(cycles.Predictor(), cohort)
    for name, backtest in (("mean of the latest six", mean), ("model", model)):
        scores = backtest.scores()
        print(
            f"{name:24} MAE {scores['mean_absolute_error']:.3f}  CRPS {scores['crps']:.3f}"
            f"  in its interval of 80 %: {scores['coverage_80']:.1%}"
        )
    difference = model.difference(mean, seed=arguments.seed)
    for score, text in (("mean_absolute_error", "MAE"), ("crps", "CRPS")):
        value, low, high = difference[score]  # type: ignore[literal-required]
        print(f"model - mean, {text}: {value:.3f} days [{low:.3f}, {high:.3f}]")


if __name__ == "__main__":
    main()
