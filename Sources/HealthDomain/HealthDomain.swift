@_exported public import Geo
