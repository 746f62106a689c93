/// The number of a mention in ``LabelTree/nodes``.
struct NodeID: TableID {
  let number: Int32
}
