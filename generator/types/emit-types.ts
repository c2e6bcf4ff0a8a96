import type { Json, JsonObject } from '#core/json/json';
import type { GlobalContext, OpenAPI3 } from 'openapi-typescript';
import type { BundledDescription } from '../normalize/bundled-description';
import type { GeneratedFile } from '../files/generated-file';
import { createListTransform } from './late-lists';
import { dropDefinitions } from './drop-definitions';
import { dropMisread } from './drop-misread';
import { dropIgnoredHeaders } from './drop-ignored-headers';
import { followAliases } from './follow-aliases';
import { hoistReferences } from './hoist-references';
import { nameDiscriminatorValues } from './name-discriminator-values';
import { hidePercent, restorePercent } from './percent';
import { widenOthers } from './widen-others';
import { buildTypeContext } from './type-context';
import { breakTypeCycles } from './type-cycles';

const BANNER = `/**
 * Types of the API, generated from its description. Changes made here are lost: change the description.
 */

`;

/** The type of an array of a component schema; TypeScript resolves the arguments of an interface late. */
const LIST = `/** An array of a schema that contains itself. */
export interface List<K extends keyof components["schemas"]> extends Array<components["schemas"][K]> {}
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
  const description = hidePercent(bundle as unknown as Json) as JsonObject;
  dropMisread(description);
  widenOthers(description);
  dropIgnoredHeaders(description);
  followAliases(description);
  hoistReferences(description);
  dropDefinitions(description);
  nameDiscriminatorValues(description);
  const lists = breakTypeCycles(description);
  const document = description as unknown as OpenAPI3;
  // Not its default function: that lints and bundles the bundle once more, most of the time for a large description.
  const nodes = openapiTypescript.transformSchema(
    document,
    await withLists(buildTypeContext(document, openapiTypescript), lists),
  );
  const types = allowNull(restorePercent(openapiTypescript.astToString(nodes)));
  return [{ path: 'types/api.d.ts', content: BANNER + types + (lists.size > 0 ? LIST : '') }];
}

/**
 * Members can be required of a base that may be null, too: the helper of openapi-typescript takes the members of `null`
 * then, which has none.
 */
function allowNull(types: string): string {
  return types.replace(
    'type WithRequired<T, K extends keyof T> = T & {\n    [P in K]-?: T[P];\n};',
    'type WithRequired<T, K extends keyof NonNullable<T>> = NonNullable<T> & {\n    [P in K]-?: NonNullable<T>[P];\n};',
  );
}

async function withLists(context: GlobalContext, lists: ReadonlySet<string>): Promise<GlobalContext> {
  if (lists.size === 0) return context;
  const { factory } = await import('typescript');
  return { ...context, transform: createListTransform(lists, factory) };
}
