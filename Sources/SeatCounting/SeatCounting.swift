@_exported public import Essentials
