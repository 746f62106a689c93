/// A value of which only the type matters, because the examples are compiled and not run.
func given<Value>() -> Value { fatalError("an example is not run") }
