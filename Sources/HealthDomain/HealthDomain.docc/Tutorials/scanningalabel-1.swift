import HealthDomain

let analyzer = IngredientAnalyzer(knowledge: .embedded)
let label = IngredientLabel("Oats, sugar, almonds 8 %, vegetable oil (palm, canola), salt, red 40.")
