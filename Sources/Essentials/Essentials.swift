@_exported public import Primitives
