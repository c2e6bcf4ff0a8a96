import type { Plugin } from '@redocly/openapi-core';

/** Extensions with parts of OpenAPI in them, which rules visit. */
const WITH_PARTS: ReadonlySet<string> = new Set(['x-webhooks', 'x-query', 'x-tagGroups']);

/**
 * Repairs Redocly's types. Those of device authorization in OpenAPI 3.2 name a type that does not exist, and reading a description with
 * scopes for it fails. Those of extensions are of Redocly's own products: `x-usePkce: SHA-256`, which Scalar reads, is not an error.
 * @see https://spec.openapis.org/oas/v3.2.0#oauth-flow-object
 */
export const REPAIRED_TYPES: Plugin = {
  id: 'types',
  typeExtension: {
    oas3: (types) => {
      const open = Object.fromEntries(
        Object.entries(types).map(([name, type]) => [name, withoutExtensions(type)]),
      );
      const { DeviceAuthorization: flow } = open;
      if (flow === undefined) return open;
      const scopes = { type: 'object', additionalProperties: { type: 'string' } } as const;
      return { ...open, DeviceAuthorization: { ...flow, properties: { ...flow.properties, scopes } } };
    },
  },
};

function withoutExtensions<Type extends { properties: Record<string, unknown> }>(type: Type): Type {
  const kept = Object.entries(type.properties).filter(
    ([name]) => !name.startsWith('x-') || WITH_PARTS.has(name),
  );
  return { ...type, properties: Object.fromEntries(kept) };
}
