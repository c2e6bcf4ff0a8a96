import type { Json } from '#core/json/json';
import type { OpenAPI3 } from 'openapi-typescript';
import type { BundledDescription } from '../bundle/bundled-description';
import type { GeneratedFile } from '../files/generated-file';
import { hidePercent, restorePercent } from './percent';
import { buildTypeContext } from './type-context';

const BANNER = `/**
 * Types of the API, generated from its description. Changes made here are lost: change the description.
 */

`;

/**
 * Makes `types/api.d.ts`: the `paths`, `components` and `operations` of the description as TypeScript types, for
 * openapi-fetch. A read-only member cannot be sent in a request, a write-only member does not appear in a response.
 * @see https://spec.openapis.org/oas/v3.1.0#openapi-object
 */
export async function emitTypes(bundle: BundledDescription): Promise<GeneratedFile[]> {
  // Loaded here because it brings the TypeScript compiler along, which no other stage needs.
  const openapiTypescript = await import('openapi-typescript');
  // A copy, because openapi-typescript completes discriminators inside the document it reads.
  const description = hidePercent(bundle as unknown as Json) as unknown as OpenAPI3;
  // Not its default function: that lints and bundles the bundle once more, most of the time for a large description.
  const nodes = openapiTypescript.transformSchema(
    description,
    buildTypeContext(description, openapiTypescript),
  );
  return [{ path: 'types/api.d.ts', content: BANNER + restorePercent(openapiTypescript.astToString(nodes)) }];
}
