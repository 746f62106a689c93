/// The texts of the embedded knowledge, a file a subject, in the grammar of ``IngredientTaxonomy``.
enum EmbeddedTables {}
