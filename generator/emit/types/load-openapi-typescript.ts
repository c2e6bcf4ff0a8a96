import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as openapiTypescript from 'openapi-typescript' with { 'resolution-mode': 'import' };

/** The functions of openapi-typescript that make types. */
export type OpenapiTypescript = Pick<
  typeof openapiTypescript,
  | 'addJSDocComment'
  | 'astToString'
  | 'injectOperationObject'
  | 'resolveRef'
  | 'scanDiscriminators'
  | 'transformOperationObject'
  | 'transformSchema'
  | 'transformSchemaObject'
  | 'tsPropertyIndex'
>;

/** The bundle of these functions, which only the published package has. */
const BUNDLE = path.join(__dirname, 'openapi-typescript.cjs');

/** Loads openapi-typescript late, because it loads the TypeScript compiler, which no other stage needs. */
export async function loadOpenapiTypescript(): Promise<OpenapiTypescript> {
  if (existsSync(BUNDLE)) return createRequire(__filename)(BUNDLE) as OpenapiTypescript;
  return import('openapi-typescript');
}
