@_exported public import Essentials
@_exported public import Geo
