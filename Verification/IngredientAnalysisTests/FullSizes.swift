import TestSupport

/// Whether the environment asks for the full sizes, with which tests may take long.
let hasFullSizes = LongTest.size(1, small: 0) > 0
