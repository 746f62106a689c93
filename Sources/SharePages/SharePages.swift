@_exported public import PlaceDirectory
