import type { Plugin } from '@redocly/openapi-core';

/**
 * Repairs Redocly's types of OpenAPI 3.2: those of device authorization name a type that does not exist, and reading a description
 * with scopes for it fails.
 * @see https://spec.openapis.org/oas/v3.2.0#oauth-flow-object
 */
export const REPAIRED_TYPES: Plugin = {
  id: 'types',
  typeExtension: {
    oas3: (types) => {
      const { DeviceAuthorization: flow } = types;
      if (flow === undefined) return types;
      const scopes = { type: 'object', additionalProperties: { type: 'string' } } as const;
      return { ...types, DeviceAuthorization: { ...flow, properties: { ...flow.properties, scopes } } };
    },
  },
};
