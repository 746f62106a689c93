/// Nine rows of the National Farmers Market Directory of the United States Department of Agriculture, as
/// of 2019 and 2022, a work of the United States Government in the public domain; and the centroids of six
/// ZIP codes.
enum PhoenixMarkets {
  static let table = """
    FMID,MarketName,Website,Facebook,street,city,State,zip,Season1Date,Season1Time,x,y,Credit,WIC,SNAP,Organic,Eggs,Honey,Vegetables,Flowers,Bakedgoods
    1021716,Downtown Phoenix Farmers Market,https://downtownphoenixfarmersmarket.org/,https://www.facebook.com/dtphxfarmersmarket,721 N Central Ave,Phoenix,Arizona,85004,01/01/2022 to 01/01/2022,Sat: 8:00 AM-1:00 PM;,-112.073418,33.455875,Y,Y,Y,Y,Y,Y,Y,Y,Y
    1019705,Farmers Market North Scottsdale,http://farmersmarketnorthscottsdale.com,@FarmersMarketNorthScottsdale,8711 E Pinnacle Peak Road,Scottsdale,Arizona,85252,,Sat: 9:00 AM-1:00 PM;,-111.893119,33.697831,Y,N,N,-,Y,Y,Y,N,Y
    1021461,Gilbert Farmers Market,http://gilbertmarket.com,facebook.com/gilbertmarket/,222 N Ash St,Gilbert,Arizona,85234,01/02/2021 to 01/02/2021,Sat: 8:00 AM-12:00 PM;,-111.790943,33.354527,Y,N,N,Y,Y,Y,Y,Y,Y
    1011830,Ahwatukee Farmers Market,,,4700 E. Warner Rd,Phoenix,Arizona,,,Sun: 9:00 AM-1:00 PM;,-111.983242,33.331331,Y,Y,Y,-,Y,Y,Y,Y,Y
    1018080,Chandler Farmers Market,http://www.downtownchandler.org/farmersmarket/,https://www.facebook.com/ChandlerFarmersMarket/,3 S. Arizona Ave,Chandler,Arizona,85225,10/05/2017 to 05/31/2018,Thu: 3:00 PM-7:00 PM;,-111.841643,33.303481,Y,Y,N,N,Y,Y,Y,N,Y
    1011837,Mesa Community Farmers' Market,http://www.arizonacommunityfarmersmarkets.com,www.facebook.com/mesacommunityfarmersmarket,20 E. Main St.,Mesa,Arizona,85201,10/15/2015 to 06/15/2016,Fri: 9:00 AM-1:00 PM;,-111.830862,33.415614,Y,Y,Y,Y,Y,Y,Y,Y,Y
    1012191,Old Town Scottsdale Farmers Market,http://arizonacommunityfarmersmarkets.com/FM_OldTownScottsdale.html,Old Town Scottsdale Farmers Market,3806 N. Brown Rd,Scottsdale,Arizona,85251,10/15/2016 to 05/27/2017,Sat: 8:00 AM-1:00 PM;,-111.925090,33.491697,Y,Y,Y,Y,N,Y,Y,Y,Y
    1012659,Sun City Farmers Market,http://www.arizonacommunityfarmersmarkets.com/FM_SunCity.html,acebook.com/Sun-City-Farmers-Market-631299790224049/,16820 N. 99th Avenue,Sun City,Arizona,85351,10/06/2016 to 05/25/2017,Thu: 9:00 AM-1:00 PM;,-112.273728,33.634933,Y,Y,Y,N,Y,Y,Y,N,Y
    1018235,Uptown Farmers Market,https://uptownmarketaz.com/,https://www.facebook.com/uptownmarketaz,5757 N. Central Avenue,Phoenix,Arizona,85012,05/06/2017 to 09/30/2017,Sat: 8:00 AM-12:00 PM;,-112.071020,33.522637,Y,Y,Y,Y,Y,Y,Y,Y,Y
    """

  static let places = """
    zip,lat,lon,city,state
    85003,33.4511,-112.0774,Phoenix,AZ
    85004,33.4557,-112.0686,Phoenix,AZ
    85012,33.5097,-112.0678,Phoenix,AZ
    85201,33.4317,-111.8469,Mesa,AZ
    85251,33.4936,-111.9167,Scottsdale,AZ
    85281,33.4227,-111.9261,Tempe,AZ
    """
}
