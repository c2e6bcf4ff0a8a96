import type * as openapiTypescript from 'openapi-typescript' with { 'resolution-mode': 'import' };

/** The functions of openapi-typescript that make types. */
export type OpenapiTypescript = Pick<
  typeof openapiTypescript,
  'astToString' | 'injectOperationObject' | 'resolveRef' | 'scanDiscriminators' | 'transformSchema'
>;

/** Loads openapi-typescript late, because it loads the TypeScript compiler, which no other stage needs. */
export function loadOpenapiTypescript(): Promise<OpenapiTypescript> {
  return import('openapi-typescript');
}
