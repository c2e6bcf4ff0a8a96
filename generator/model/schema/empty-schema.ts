import type { Schema } from '../api-model';

/** A schema that accepts everything and says nothing: the start of every other. */
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
