// Runs spatial indexes in C++ on the files that geo.py makes: nanoflann, the R-tree of Boost, and S2 if it is
// installed. Prints a line for each task, in the columns of `benchmarks peer geo`. All use the sphere: a place is a
// unit vector, and a radius is a chord.
//
// usage: geo <folder> <set> [quick]
#include <malloc.h>
#include <time.h>

#include <algorithm>
#include <array>
#include <boost/geometry.hpp>
#include <boost/geometry/index/rtree.hpp>
#include <boost/iterator/function_output_iterator.hpp>
#include <cinttypes>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <memory>
#include <nanoflann.hpp>
#include <string>
#include <vector>
#if WITH_S2
#include <s2/s2closest_point_query.h>
#include <s2/s2latlng.h>
#include <s2/s2point_index.h>
#endif

namespace bg = boost::geometry;
namespace bgi = bg::index;
using Row = std::array<double, 2>;     // latitude, longitude
using Box = std::array<double, 4>;     // south, west, north, east
using Vector = std::array<double, 3>;  // on the unit sphere

constexpr double kRadius = 6371008.8;
constexpr unsigned kPrefix = 20;

template <class T>
std::vector<T> rows(const std::string& path) {
  std::ifstream file(path, std::ios::binary | std::ios::ate);
  if (!file) { std::fprintf(stderr, "%s cannot be read\n", path.c_str()); std::exit(66); }
  std::vector<T> values(static_cast<size_t>(file.tellg()) / sizeof(T));
  file.seekg(0).read(reinterpret_cast<char*>(values.data()), values.size() * sizeof(T));
  return values;
}

double seconds() {
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec + now.tv_nsec * 1e-9;
}

Vector vector(const Row& row) {
  const double latitude = row[0] * M_PI / 180, longitude = row[1] * M_PI / 180;
  return {std::cos(latitude) * std::cos(longitude), std::cos(latitude) * std::sin(longitude),
          std::sin(latitude)};
}

double squaredChord(const Vector& a, const Vector& b) {
  const double x = a[0] - b[0], y = a[1] - b[1], z = a[2] - b[2];
  return x * x + y * y + z * z;
}

// A place that was found, and its squared chord, later its distance in meters.
using Place = std::pair<double, uint32_t>;

double meters(double squared) { return 2 * kRadius * std::asin(std::sqrt(squared) / 2); }

double squaredChord(double meters) { return 4 * std::pow(std::sin(meters / kRadius / 2), 2); }

// A k-d tree of unit vectors.
class Nanoflann {
 public:
  static constexpr const char* name = "nanoflann";
  static constexpr size_t slowness = 1;
  static constexpr bool hasBoxes = false;

  explicit Nanoflann(const std::vector<Row>& rows) {
    for (const Row& row : rows) cloud_.points.push_back(vector(row));
    tree_ = std::make_unique<Tree>(3, cloud_, nanoflann::KDTreeSingleIndexAdaptorParams(10));
    tree_->buildIndex();
  }
  template <class Body>
  void within(const Row& center, double meters, Body body) {
    Within<Body> found{squaredChord(meters), body};
    tree_->findNeighbors(found, vector(center).data(), nanoflann::SearchParams());
  }
  void nearest(const Row& center, size_t count, std::vector<uint32_t>& ids) {
    ids.resize(count);
    distances_.resize(count);
    ids.resize(tree_->knnSearch(vector(center).data(), count, ids.data(), distances_.data()));
  }
  double squared(size_t place) const { return distances_[place]; }
  size_t count(const Box&) { return 0; }

 private:
  struct Cloud {
    std::vector<Vector> points;
    size_t kdtree_get_point_count() const { return points.size(); }
    double kdtree_get_pt(size_t index, size_t axis) const { return points[index][axis]; }
    template <class B>
    bool kdtree_get_bbox(B&) const { return false; }
  };
  template <class Body>
  struct Within {
    using DistanceType = double;
    double radius;
    Body body;
    bool full() const { return true; }
    size_t size() const { return 0; }
    double worstDist() const { return radius; }
    bool addPoint(double distance, uint32_t index) {
      if (distance <= radius) body(index, distance);
      return true;
    }
  };
  using Tree = nanoflann::KDTreeSingleIndexAdaptor<nanoflann::L2_Simple_Adaptor<double, Cloud>, Cloud,
                                                   3, uint32_t>;
  Cloud cloud_;
  std::unique_ptr<Tree> tree_;
  std::vector<double> distances_;
};

// A packed R-tree of unit vectors, and one of degrees for boxes.
class Boost {
 public:
  static constexpr const char* name = "boost-rtree";
  static constexpr size_t slowness = 1;
  static constexpr bool hasBoxes = true;

  explicit Boost(const std::vector<Row>& rows) {
    std::vector<std::pair<Point, uint32_t>> values;
    std::vector<std::pair<Degrees, uint32_t>> flat;
    for (uint32_t id = 0; id < rows.size(); id++) {
      values.emplace_back(point(rows[id]), id);
      flat.emplace_back(Degrees(rows[id][1], rows[id][0]), id);
    }
    tree_ = decltype(tree_)(values);
    flat_ = decltype(flat_)(flat);
  }
  template <class Body>
  void within(const Row& row, double meters, Body body) {
    const Point center = point(row);
    const double limit = squaredChord(meters), chord = std::sqrt(limit) * (1 + 1e-12);
    const bg::model::box<Point> box(
        Point(center.get<0>() - chord, center.get<1>() - chord, center.get<2>() - chord),
        Point(center.get<0>() + chord, center.get<1>() + chord, center.get<2>() + chord));
    tree_.query(bgi::intersects(box), boost::make_function_output_iterator([&](const auto& value) {
      const double squared = bg::comparable_distance(value.first, center);
      if (squared <= limit) body(value.second, squared);
    }));
  }
  void nearest(const Row& row, size_t count, std::vector<uint32_t>& ids) {
    const Point center = point(row);
    found_.clear();
    tree_.query(bgi::nearest(center, static_cast<unsigned>(count)),
                boost::make_function_output_iterator([&](const auto& value) {
                  found_.emplace_back(bg::comparable_distance(value.first, center), value.second);
                }));
    std::sort(found_.begin(), found_.end());
    ids.clear();
    for (const auto& [distance, id] : found_) ids.push_back(id);
  }
  double squared(size_t place) const { return found_[place].first; }
  size_t count(const Box& box) {
    size_t total = 0;
    const auto add = [&](double west, double east) {
      const bg::model::box<Degrees> part(Degrees(west, box[0]), Degrees(east, box[2]));
      flat_.query(bgi::intersects(part),
                  boost::make_function_output_iterator([&](const auto&) { total++; }));
    };
    if (box[1] <= box[3]) {
      add(box[1], box[3]);
    } else {
      add(box[1], 180);
      add(-180, box[3]);
    }
    return total;
  }

 private:
  using Point = bg::model::point<double, 3, bg::cs::cartesian>;
  using Degrees = bg::model::point<double, 2, bg::cs::cartesian>;
  static Point point(const Row& row) {
    const Vector v = vector(row);
    return {v[0], v[1], v[2]};
  }
  bgi::rtree<std::pair<Point, uint32_t>, bgi::rstar<16>> tree_;
  bgi::rtree<std::pair<Degrees, uint32_t>, bgi::rstar<16>> flat_;
  std::vector<std::pair<double, uint32_t>> found_;
};

#if WITH_S2
class S2Index {
 public:
  static constexpr const char* name = "s2";
  static constexpr size_t slowness = 20;  // It answers so many times fewer queries of each task.
  static constexpr bool hasBoxes = false;

  explicit S2Index(const std::vector<Row>& rows) {
    for (uint32_t id = 0; id < rows.size(); id++) index_.Add(point(rows[id]), id);
  }
  template <class Body>
  void within(const Row& center, double meters, Body body) {
    S2ClosestPointQuery<uint32_t> query(&index_);
    query.mutable_options()->set_inclusive_max_distance(S1ChordAngle::FromLength2(squaredChord(meters)));
    S2ClosestPointQuery<uint32_t>::PointTarget target(point(center));
    query.FindClosestPoints(&target, &found_);
    for (const auto& result : found_) body(result.data(), result.distance().length2());
  }
  void nearest(const Row& center, size_t count, std::vector<uint32_t>& ids) {
    S2ClosestPointQuery<uint32_t> query(&index_);
    query.mutable_options()->set_max_results(static_cast<int>(count));
    S2ClosestPointQuery<uint32_t>::PointTarget target(point(center));
    query.FindClosestPoints(&target, &found_);
    ids.clear();
    for (const auto& result : found_) ids.push_back(result.data());
  }
  double squared(size_t place) const { return found_[place].distance().length2(); }
  size_t count(const Box&) { return 0; }

 private:
  static S2Point point(const Row& row) { return S2LatLng::FromDegrees(row[0], row[1]).ToPoint(); }
  S2PointIndex<uint32_t> index_;
  std::vector<S2ClosestPointQuery<uint32_t>::Result> found_;
};
#endif

struct Input {
  std::string set;
  bool isQuick;
  std::vector<Row> points, queries;
  std::vector<Box> boxes;
};

// Times a task three times, and sums its answers once: the number of results, and the checksum of a query.
template <class Answer>
void measure(const char* peer, const Input& input, const char* task, size_t divisor, size_t slowness,
             double build, double bytes, Answer answer) {
  if (input.points.size() <= 100000 || input.set != "clustered") divisor = 1;
  divisor *= slowness * (input.isQuick ? 10 : 1);
  const size_t count = std::min(input.queries.size(),
                                std::max<size_t>(kPrefix, input.queries.size() / divisor));
  uint64_t sum = 0, prefix = 0, hits = 0;
  for (size_t number = 0; number < count; number++) {
    uint64_t value = 0;
    hits += answer(number, value);
    sum += (number + 1) * value;
    if (number < kPrefix) prefix = sum;
  }
  std::array<double, 3> times;
  for (double& time : times) {
    uint64_t ignored = 0;
    const double start = seconds();
    for (size_t number = 0; number < count; number++) answer(number, ignored);
    time = (seconds() - start) / count * 1e9;
    asm volatile("" : : "r"(ignored) : "memory");
  }
  std::sort(times.begin(), times.end());
  std::printf("%s\t%s\t%s\t%zu\t%zu\t%.0f\t%.1f\t%.1f\t%.1f\t%" PRIu64 "\t%016" PRIx64 "\t%016" PRIx64 "\n",
              input.set.c_str(), task, peer, input.points.size(), count, build * 1e3, bytes, times[1],
              times[0], hits, prefix, sum);
  std::fflush(stdout);
}

size_t orderedSum(const std::vector<Place>& places, uint64_t& value) {
  for (size_t rank = 0; rank < places.size(); rank++) value += (rank + 1) * places[rank].second;
  return places.size();
}

template <class Index>
void run(const Input& input) {
  const size_t heap = mallinfo2().uordblks + mallinfo2().hblkhd;
  const double start = seconds();
  Index index(input.points);
  const double build = seconds() - start;
  const double bytes = double(mallinfo2().uordblks + mallinfo2().hblkhd - heap) / input.points.size();
  std::vector<uint32_t> ids;
  std::vector<Place> places;
  const auto task = [&](const std::string& name, size_t divisor, auto answer) {
    measure(Index::name, input, name.c_str(), divisor, Index::slowness, build, bytes, answer);
  };
  const struct { const char* name; double meters; size_t divisor; } radii[] = {
      {"5mi", 8046.72, 1}, {"50km", 50e3, 4}, {"500km", 500e3, 40}};
  for (const auto& radius : radii) {
    task(std::string("count-") + radius.name, radius.divisor, [&](size_t number, uint64_t& value) {
      uint64_t count = 0;
      index.within(input.queries[number], radius.meters, [&](uint32_t, double) { count++; });
      value = count;
      return count;
    });
    task(std::string("ids-") + radius.name, radius.divisor, [&](size_t number, uint64_t& value) {
      ids.clear();
      index.within(input.queries[number], radius.meters, [&](uint32_t id, double) { ids.push_back(id); });
      for (uint32_t id : ids) value += id;
      return ids.size();
    });
    task(std::string("places-") + radius.name, radius.divisor, [&](size_t number, uint64_t& value) {
      places.clear();
      index.within(input.queries[number], radius.meters,
                   [&](uint32_t id, double squared) { places.emplace_back(squared, id); });
      std::sort(places.begin(), places.end());
      for (Place& place : places) place.first = meters(place.first);
      return orderedSum(places, value);
    });
  }
  for (size_t count : {1, 10, 100}) {
    task("knn-" + std::to_string(count), 1, [&](size_t number, uint64_t& value) {
      index.nearest(input.queries[number], count, ids);
      for (size_t place = 0; place < ids.size(); place++) value += (place + 1) * ids[place];
      return ids.size();
    });
  }
  task("places-knn-10", 1, [&](size_t number, uint64_t& value) {
    index.nearest(input.queries[number], 10, ids);
    places.clear();
    for (size_t place = 0; place < ids.size(); place++)
      places.emplace_back(meters(index.squared(place)), ids[place]);
    return orderedSum(places, value);
  });
  if (Index::hasBoxes) {
    task("box-count", 10, [&](size_t number, uint64_t& value) {
      value = index.count(input.boxes[number]);
      return value;
    });
  }
}

int main(int count, char** arguments) {
  if (count < 3) { std::fprintf(stderr, "usage: geo <folder> <set> [quick]\n"); return 64; }
  const std::string path = std::string(arguments[1]) + "/" + arguments[2];
  const Input input{arguments[2], count > 3 && !std::strcmp(arguments[3], "quick"),
                    rows<Row>(path + ".points.f64"), rows<Row>(path + ".queries.f64"),
                    rows<Box>(path + ".boxes.f64")};
  run<Nanoflann>(input);
  run<Boost>(input);
#if WITH_S2
  run<S2Index>(input);
#endif
}
