/// The farmers markets of Arizona, one a line: latitude, longitude, how a person can pay, and name.
///
/// `C` stands for cards, `S` for SNAP, and `W` for WIC.
///
/// Source: US Department of Agriculture, Agricultural Marketing Service, National Farmers Market
/// Directory, export of 2020; a work of the US federal government, in the public domain.
public let arizonaMarkets = #"""
  33.321658,-111.726215,C,Agritopia Farm Stand
  33.331331,-111.983242,CSW,Ahwatukee Farmers Market
  33.862997,-112.136313,CSW,Anthem Farmers Market
  32.2579,-110.799,-,Artisan Gift and Farmers Market
  32.3726313,-112.8622884,CSW,Authentically Ajo Farmers Market
  31.407193,-109.878248,CW,Bisbee Farmers Market
  33.4205344,-112.5421815,C,Buckeye Farmer's Market
  33.8246683,-111.9217879,CSW,Carefree Farmers Market
  32.499,-110.925,-,CATALINA, Saturday Market
  33.303481,-111.841643,CW,Chandler Farmers Market
  34.740766,-112.455293,CSW,Chino Valley Farmers Market
  33.408768,-111.948270,CW,Clark Park Farmer's Market
  32.188882,-110.925210,CSW,Community Food Bank Farm Stand
  34.4751,-109.603,-,Concho Farmers Market
  34.718187,-111.918668,C,Cornville Farmer's Market
  33.683068,-112.342222,C,Corte Bella Farmers Market
  33.6856060,-112.3444871,C,CORTE BELLA FARMERS' MARKET
  34.7456,-112.027,W,Cottonwood Farmers Market and Jamboree
  33.458307,-112.073453,C,DeSoto's Indoor Farmers' Market
  34.4864,-112.252,-,Dewey Humboldt Farmers Market
  32.2235,-110.972,-,Downtown Farmers Market Arts & Crafts Mercado
  32.2239,-110.973,-,El Presidio Mercado
  31.659,-110.543,-,Elgin Farmers Market
  33.352917,-112.429459,C,Estrella Lakeside Market
  33.697831,-111.893119,C,Farmers Market North Scottsdale
  35.1990616,-111.6516204,CSW,Flagstaff Community Market
  32.240123,-110.946013,C,FoodInRoot Banner University Medical Center Farmers Market
  32.232565,-110.952241,CS,FoodInRoot Main Campus Farmers' Market-UofA Mall
  32.319209,-111.009413,C,FoodInRoot NW Hospital Farmers' Market
  31.969911,-110.968242,CS,FoodInRoot Rancho Sahuarita Twilight Market
  32.2856135,-110.9428891,CS,FoodInRoot St. Philip's Plaza Farmers' Market
  33.3545334,-111.7912702,C,Gilbert Farmers Market
  33.5425990,-112.1861896,CS,Glendale Farmers Market
  33.396034,-110.788406,W,Globe Miami Farmer's Market
  33.482525,-112.361037,CSW,Goodyear Community Farmers Market
  31.868208,-110.993448,CW,Heirloom Farmers Market- Green Valley Village
  32.406007,-110.950394,CW,Heirloom Farmers Market- Oro Valley
  32.288430,-110.953409,CSW,Heirloom Farmers Market- Rillito Park
  32.247165,-110.853261,CSW,Heirloom Farmers Market- Trail Dust Town
  32.247147,-110.853253,CSW,Heirloom Farmers Markets Fridays at Trail Dust Town
  34.1324115,-109.2816730,C,Heritage Market
  31.552031,-110.303322,CS,High Desert Farmers Market
  33.6856060,-112.3444871,C,Home Improvement Vendor Day @ Corta Bella
  34.2503,-110.031,-,Huning Street Farmers and Artisan Market
  33.227677,-111.872331,C,IRONOAKS @ SUN LAKES MARKET
  33.460315,-112.461186,C,JOHN'S AMISH COUNTRY
  35.189720,-114.057378,CS,Kingman Farmers Market
  33.565282,-112.134509,CS,Ktizo UCC Farmers' Market
  31.8565,-110.975,-,La posada FM
  32.450920,-111.212487,CSW,Marana Farmers' Market
  31.6151821,-111.3077240,C,Marian's Market
  33.6734,-111.89,-,Market at DC Ranch
  33.415614,-111.830862,CSW,Mesa Community Farmers' Market
  33.5531,-112.269,C,Momma's Organic Market - Peoria Farmers Market at Park West
  34.3464,-110.271,-,Mountain Market and Art Walk
  33.4797307,-112.2013984,CSW,Mountain Park Health Center, Maryvale Clinic
  31.335533,-110.939547,CSW,Nogales Mercado
  33.582474,-111.892551,C,North Scottsdale Farmers Market
  33.491697,-111.925090,CSW,Old Town Scottsdale Farmers Market
  32.6181,-110.789,-,Oracle Farmers Market
  33.3767241,-112.0679212,CSW,Orchard Community Learning Center~Mountain Park Health Center
  36.120033,-111.227557,CS,Painted Desert Farmer's Market
  31.5383,-110.756,C,Patagonia Farmers Market
  34.229926,-111.327714,CSW,Payson Farmers Market
  33.456003,-112.073140,CSW,Phoenix Public Market
  32.261,-110.892,-,Plaza Palomino Food Faire
  34.546291,-112.453003,CSW,Prescott Farmers Market
  34.557867,-112.479484,CSW,Prescott Farmers Market
  33.3355,-111.91,C,Rays Market
  32.1278330,-110.7235950,C,Rincon Valley Farmers Market
  33.597361,-112.006653,CSW,Roadrunner Park Farmers' Market
  32.834595,-109.720004,W,Safford Farmers' Market
  31.9561,-110.976,-,Sahuarita Summer Nights Farmers Market
  32.219902,-110.985706,CSW,Santa Cruz River Farmers' Market
  34.8502,-111.791,-,Sedona Community Farmers' Market
  34.253495,-110.030948,C,Show Low Main Street Farmers' Market & Art Walk
  31.555329,-110.266951,CSW,Sierra Vista Farmers Market
  31.6844,-110.656,-,Sonoita Growers Market
  33.634933,-112.273728,CSW,Sun City Farmers Market
  33.655421,-112.360606,C,SUN CITY WEST FARMERS MARKET
  33.215540,-111.809769,C,SUNBIRD GOLF RESORT MARKET
  35.212156,-111.612866,CSW,Sunnyside Community Market
  33.435930,-111.943308,CSW,Tempe Community Market
  33.4216,-111.944,C,Tempe Farmers Market
  33.448920,-112.096154,CSW,The AZ Capitol Farmers Market
  31.8575948,-110.9756400,C,The Farmers Market at the shoppes at La Posada
  33.7440667,-112.3357185,-,TRILOGY @ VISTANCIA COUNTRY CLUB PEORIA MARKET
  31.6228,-111.055,-,Tubac Farmers Market
  33.661496,-112.187018,CSW,Twilight Farmers' Market at the Citadelle
  33.522637,-112.071020,CSW,Uptown Farmers Market
  34.564092,-111.852131,CW,Verde Valley Farmers' Market
  33.495874,-112.514122,C,Verrado Community Farmers Market
  33.6581970,-112.2655960,C,Westbrook Village Second Sundays Marketplace
  """#
