/// The farmers markets of Arizona: latitude, longitude and name, one a line.
///
/// Source: US Department of Agriculture, Agricultural Marketing Service, National Farmers Market
/// Directory, export of 2020; a work of the US federal government, in the public domain.
public let arizonaMarkets = #"""
  33.321658,-111.726215,Agritopia Farm Stand
  33.331331,-111.983242,Ahwatukee Farmers Market
  33.862997,-112.136313,Anthem Farmers Market
  32.2579,-110.799,Artisan Gift and Farmers Market
  32.3726313,-112.8622884,Authentically Ajo Farmers Market
  31.407193,-109.878248,Bisbee Farmers Market
  33.4205344,-112.5421815,Buckeye Farmer's Market
  33.8246683,-111.9217879,Carefree Farmers Market
  32.499,-110.925,CATALINA, Saturday Market
  33.303481,-111.841643,Chandler Farmers Market
  34.740766,-112.455293,Chino Valley Farmers Market
  33.408768,-111.948270,Clark Park Farmer's Market
  32.188882,-110.925210,Community Food Bank Farm Stand
  34.4751,-109.603,Concho Farmers Market
  34.718187,-111.918668,Cornville Farmer's Market
  33.683068,-112.342222,Corte Bella Farmers Market
  33.6856060,-112.3444871,CORTE BELLA FARMERS' MARKET
  34.7456,-112.027,Cottonwood Farmers Market and Jamboree
  33.458307,-112.073453,DeSoto's Indoor Farmers' Market
  34.4864,-112.252,Dewey Humboldt Farmers Market
  32.2235,-110.972,Downtown Farmers Market Arts & Crafts Mercado
  32.2239,-110.973,El Presidio Mercado
  31.659,-110.543,Elgin Farmers Market
  33.352917,-112.429459,Estrella Lakeside Market
  33.697831,-111.893119,Farmers Market North Scottsdale
  35.1990616,-111.6516204,Flagstaff Community Market
  32.240123,-110.946013,FoodInRoot Banner University Medical Center Farmers Market
  32.232565,-110.952241,FoodInRoot Main Campus Farmers' Market-UofA Mall
  32.319209,-111.009413,FoodInRoot NW Hospital Farmers' Market
  31.969911,-110.968242,FoodInRoot Rancho Sahuarita Twilight Market
  32.2856135,-110.9428891,FoodInRoot St. Philip's Plaza Farmers' Market
  33.3545334,-111.7912702,Gilbert Farmers Market
  33.5425990,-112.1861896,Glendale Farmers Market
  33.396034,-110.788406,Globe Miami Farmer's Market
  33.482525,-112.361037,Goodyear Community Farmers Market
  31.868208,-110.993448,Heirloom Farmers Market- Green Valley Village
  32.406007,-110.950394,Heirloom Farmers Market- Oro Valley
  32.288430,-110.953409,Heirloom Farmers Market- Rillito Park
  32.247165,-110.853261,Heirloom Farmers Market- Trail Dust Town
  32.247147,-110.853253,Heirloom Farmers Markets Fridays at Trail Dust Town
  34.1324115,-109.2816730,Heritage Market
  31.552031,-110.303322,High Desert Farmers Market
  33.6856060,-112.3444871,Home Improvement Vendor Day @ Corta Bella
  34.2503,-110.031,Huning Street Farmers and Artisan Market
  33.227677,-111.872331,IRONOAKS @ SUN LAKES MARKET
  33.460315,-112.461186,JOHN'S AMISH COUNTRY
  35.189720,-114.057378,Kingman Farmers Market
  33.565282,-112.134509,Ktizo UCC Farmers' Market
  31.8565,-110.975,La posada FM
  32.450920,-111.212487,Marana Farmers' Market
  31.6151821,-111.3077240,Marian's Market
  33.6734,-111.89,Market at DC Ranch
  33.415614,-111.830862,Mesa Community Farmers' Market
  33.5531,-112.269,Momma's Organic Market - Peoria Farmers Market at Park West
  34.3464,-110.271,Mountain Market and Art Walk
  33.4797307,-112.2013984,Mountain Park Health Center, Maryvale Clinic
  31.335533,-110.939547,Nogales Mercado
  33.582474,-111.892551,North Scottsdale Farmers Market
  33.491697,-111.925090,Old Town Scottsdale Farmers Market
  32.6181,-110.789,Oracle Farmers Market
  33.3767241,-112.0679212,Orchard Community Learning Center~Mountain Park Health Center
  36.120033,-111.227557,Painted Desert Farmer's Market
  31.5383,-110.756,Patagonia Farmers Market
  34.229926,-111.327714,Payson Farmers Market
  33.456003,-112.073140,Phoenix Public Market
  32.261,-110.892,Plaza Palomino Food Faire
  34.546291,-112.453003,Prescott Farmers Market
  34.557867,-112.479484,Prescott Farmers Market
  33.3355,-111.91,Rays Market
  32.1278330,-110.7235950,Rincon Valley Farmers Market
  33.597361,-112.006653,Roadrunner Park Farmers' Market
  32.834595,-109.720004,Safford Farmers' Market
  31.9561,-110.976,Sahuarita Summer Nights Farmers Market
  32.219902,-110.985706,Santa Cruz River Farmers' Market
  34.8502,-111.791,Sedona Community Farmers' Market
  34.253495,-110.030948,Show Low Main Street Farmers' Market & Art Walk
  31.555329,-110.266951,Sierra Vista Farmers Market
  31.6844,-110.656,Sonoita Growers Market
  33.634933,-112.273728,Sun City Farmers Market
  33.655421,-112.360606,SUN CITY WEST FARMERS MARKET
  33.215540,-111.809769,SUNBIRD GOLF RESORT MARKET
  35.212156,-111.612866,Sunnyside Community Market
  33.435930,-111.943308,Tempe Community Market
  33.4216,-111.944,Tempe Farmers Market
  33.448920,-112.096154,The AZ Capitol Farmers Market
  31.8575948,-110.9756400,The Farmers Market at the shoppes at La Posada
  33.7440667,-112.3357185,TRILOGY @ VISTANCIA COUNTRY CLUB PEORIA MARKET
  31.6228,-111.055,Tubac Farmers Market
  33.661496,-112.187018,Twilight Farmers' Market at the Citadelle
  33.522637,-112.071020,Uptown Farmers Market
  34.564092,-111.852131,Verde Valley Farmers' Market
  33.495874,-112.514122,Verrado Community Farmers Market
  33.6581970,-112.2655960,Westbrook Village Second Sundays Marketplace
  """#
