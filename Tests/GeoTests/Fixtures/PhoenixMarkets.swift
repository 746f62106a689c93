/// Farmers markets in and around Phoenix: latitude, longitude, whether they take SNAP, and name.
///
/// Source: US Department of Agriculture, National Farmers Market Directory, 2020 (public domain).
let phoenixMarkets = #"""
  33.408768,-111.948270,N,Clark Park Farmer's Market
  33.458307,-112.073453,N,DeSoto's Indoor Farmers' Market
  33.5425990,-112.1861896,Y,Glendale Farmers Market
  33.565282,-112.134509,Y,Ktizo UCC Farmers' Market
  33.4797307,-112.2013984,Y,Mountain Park Health Center, Maryvale Clinic
  33.491697,-111.925090,Y,Old Town Scottsdale Farmers Market
  33.3767241,-112.0679212,Y,Orchard Community Learning Center~Mountain Park Health Center
  33.456003,-112.073140,Y,Phoenix Public Market
  33.435930,-111.943308,Y,Tempe Community Market
  33.4216,-111.944,N,Tempe Farmers Market
  33.448920,-112.096154,Y,The AZ Capitol Farmers Market
  33.522637,-112.071020,Y,Uptown Farmers Market
  """#
