/** Snippets that rightly do not compile: their example contradicts its schema, or openapi-fetch has no such method. */
export const WRONG_EXAMPLES: ReadonlySet<string> = new Set([
  'examples-of-all-kinds/postEveryExample',
  'examples-of-all-kinds/snippet-2',
  'impossible-schemas/postImpossible',
  'query-method/queryThings',
  'github/copilot-spaces-update-for-org',
  'galaxy/createPlanet',
  'galaxy/updatePlanet',
  'galaxy/createCelestialBody',
]);
