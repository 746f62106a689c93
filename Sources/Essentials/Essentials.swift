@_exported public import EssentialBase
