/// The texts of the embedded knowledge, a file a subject, in the grammar of ``IngredientTaxonomy``.
///
/// They are computed properties that are not inlined, so that each stays in the object of its file, and
/// the linker leaves out the objects of which a program uses nothing.
enum EmbeddedTables {}
