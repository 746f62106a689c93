/// A state of the United States, the District of Columbia, or one of the five inhabited
/// territories.
///
///     USState.arizona.abbreviation  // "AZ"
///     USState("AZ")  // .arizona
///     USState(name: "arizona")  // .arizona
///
/// The 56 cases are in alphabetical order, as a picker shows them. The armed forces (AA, AE, AP) and
/// the freely associated states (FM, MH, PW) have ZIP codes too, but are not included.
public enum USState: CaseIterable, Hashable, Comparable, Sendable {
  /// Alabama.
  case alabama
  /// Alaska.
  case alaska
  /// American Samoa.
  case americanSamoa
  /// Arizona.
  case arizona
  /// Arkansas.
  case arkansas
  /// California.
  case california
  /// Colorado.
  case colorado
  /// Connecticut.
  case connecticut
  /// Delaware.
  case delaware
  /// District of Columbia.
  case districtOfColumbia
  /// Florida.
  case florida
  /// Georgia.
  case georgia
  /// Guam.
  case guam
  /// Hawaii.
  case hawaii
  /// Idaho.
  case idaho
  /// Illinois.
  case illinois
  /// Indiana.
  case indiana
  /// Iowa.
  case iowa
  /// Kansas.
  case kansas
  /// Kentucky.
  case kentucky
  /// Louisiana.
  case louisiana
  /// Maine.
  case maine
  /// Maryland.
  case maryland
  /// Massachusetts.
  case massachusetts
  /// Michigan.
  case michigan
  /// Minnesota.
  case minnesota
  /// Mississippi.
  case mississippi
  /// Missouri.
  case missouri
  /// Montana.
  case montana
  /// Nebraska.
  case nebraska
  /// Nevada.
  case nevada
  /// New Hampshire.
  case newHampshire
  /// New Jersey.
  case newJersey
  /// New Mexico.
  case newMexico
  /// New York.
  case newYork
  /// North Carolina.
  case northCarolina
  /// North Dakota.
  case northDakota
  /// Northern Mariana Islands.
  case northernMarianaIslands
  /// Ohio.
  case ohio
  /// Oklahoma.
  case oklahoma
  /// Oregon.
  case oregon
  /// Pennsylvania.
  case pennsylvania
  /// Puerto Rico.
  case puertoRico
  /// Rhode Island.
  case rhodeIsland
  /// South Carolina.
  case southCarolina
  /// South Dakota.
  case southDakota
  /// Tennessee.
  case tennessee
  /// Texas.
  case texas
  /// U.S. Virgin Islands.
  case virginIslands
  /// Utah.
  case utah
  /// Vermont.
  case vermont
  /// Virginia.
  case virginia
  /// Washington.
  case washington
  /// West Virginia.
  case westVirginia
  /// Wisconsin.
  case wisconsin
  /// Wyoming.
  case wyoming
}
