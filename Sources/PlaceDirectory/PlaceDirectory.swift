@_exported public import Essentials
@_exported public import Geo
@_exported public import OpeningTimes
@_exported public import TextSearch
