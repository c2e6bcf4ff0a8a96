import type { Schema } from '../api-model';

/** Creates a schema without any keywords, which accepts every value: the base of every other. */
export function emptySchema(): Schema {
  return {
    description: undefined,
    basis: undefined,
    notes: [],
    deprecated: false,
    types: [],
    examples: [],
    readOnly: false,
    writeOnly: false,
    limits: [],
    properties: [],
    requiredOnly: [],
    patternProperties: [],
    prefixItems: [],
    contains: [],
    allOf: [],
    anyOf: [],
    oneOf: [],
    dependentRequired: [],
    dependentSchemas: [],
  };
}
