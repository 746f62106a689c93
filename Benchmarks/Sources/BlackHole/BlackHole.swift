// In a module of its own, because the optimizer sees through these two in the module that uses
// them, and then removes the work whose result they take.

/// Takes a value and does nothing with it, so that computing the value counts as needed.
@inline(never)
@_optimize(none)
public func blackHole<T>(_ value: T) {}

/// Returns its argument, which the optimizer then no longer knows.
@inline(never)
@_optimize(none)
public func identity<T>(_ value: T) -> T { value }
