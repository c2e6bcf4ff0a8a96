import type { Json, JsonObject } from '#core/json/json';
import { objectOf } from '#core/json/read';
import { findVariants } from '#core/schema/variants';
import { writeOutVariants } from '#core/schema/write-out-variants';
import type { GlobalContext, OpenAPI3 } from 'openapi-typescript';
import type { BundledDescription } from '../../read/normalize/bundled-description';
import type { GeneratedFile } from '../../run/files/generated-file';
import { addMethods } from './add-methods';
import { addOperations } from './add-operations';
import { createArrayTransform } from './write-arrays';
import { markStreams } from './mark-streams';
import { dropDefinitions } from './drop-definitions';
import { dropUnsupported } from './drop-unsupported';
import { dropIgnoredHeaders } from './drop-ignored-headers';
import { loadOpenapiTypescript, type OpenapiTypescript } from './load-openapi-typescript';
import { explainDeprecations } from './explain-deprecations';
import { followAliases } from './follow-aliases';
import { hoistReferences } from './hoist-references';
import { markDirections } from './mark-directions';
import { nameDiscriminatorValues } from './name-discriminator-values';
import { hidePercent, restorePercent } from './percent';
import { tagUnions } from './tag-unions';
import { widenIndexSignatures } from './widen-index-signatures';
import { buildTypeContext } from './type-context';
import { breakTypeCycles } from './type-cycles';

const BANNER = `/**
 * Types of the API, generated from its description. Changes made here are lost: change the description.
 */

`;

/** The type of an array of a component schema; TypeScript resolves the type arguments of an interface lazily. */
const LIST = `/** An array of a schema that contains itself. */
export interface List<K extends keyof components["schemas"]> extends Array<components["schemas"][K]> {}
`;

/** The type of a response that is a stream: what a client gets, which knows the type of its items. */
const STREAM_TYPE = `/** A response that comes item by item. */
export type Stream<Item> = ReadableStream<Uint8Array> & { readonly $item?: Item };
`;

/**
 * Emits `types/api.d.ts`: the `paths`, `components` and `operations` of the description as TypeScript types, for openapi-fetch. A
 * read-only member cannot be sent in a request, and a write-only member does not appear in a response.
 * @see https://spec.openapis.org/oas/v3.1.0#openapi-object
 */
export async function emitTypes(bundle: BundledDescription): Promise<GeneratedFile[]> {
  const openapiTypescript = await loadOpenapiTypescript();
  // A copy, because openapi-typescript completes discriminators in the document it reads.
  const description = hidePercent(bundle as unknown as Json) as JsonObject;
  explainDeprecations(description);
  dropUnsupported(description);
  const hasStreams = markStreams(description);
  widenIndexSignatures(description);
  dropIgnoredHeaders(description);
  followAliases(description);
  hoistReferences(description);
  dropDefinitions(description);
  writeOutBases(description);
  nameDiscriminatorValues(description);
  markDirections(description);
  tagUnions(description);
  const lists = breakTypeCycles(description);
  const document = description as unknown as OpenAPI3;
  // Not its default function, which would lint and bundle the bundle again; for a large description, that takes most of the time.
  const context = await withArrays(buildTypeContext(document, openapiTypescript), lists, openapiTypescript);
  addOperations(
    description as unknown as BundledDescription,
    context,
    openapiTypescript.injectOperationObject,
  );
  const typescript = await import('typescript');
  const nodes = addMethods(
    openapiTypescript.transformSchema(document, context),
    description as unknown as BundledDescription,
    context,
    { ...openapiTypescript, typescript },
  );
  const types = allowNull(restorePercent(openapiTypescript.astToString(nodes)));
  return [
    {
      path: 'types/api.d.ts',
      content: BANNER + types + (lists.size > 0 ? LIST : '') + (hasStreams ? STREAM_TYPE : ''),
    },
  ];
}

/**
 * Lets members be required of a base that may be null: the helper of openapi-typescript would pick the members of `null`, which has
 * none.
 */
function allowNull(types: string): string {
  return types.replace(
    'type WithRequired<T, K extends keyof T> = T & {\n    [P in K]-?: T[P];\n};',
    'type WithRequired<T, K extends keyof NonNullable<T>> = NonNullable<T> & {\n    [P in K]-?: NonNullable<T>[P];\n};',
  );
}

/** The type of a base with a discriminator is the union of those that extend it: openapi-typescript would add the base to them. */
function writeOutBases({ components }: JsonObject): void {
  const parts = objectOf(components);
  const schemas = objectOf(parts.schemas);
  const bases = [...findVariants(schemas).keys()];
  if (bases.length === 0) return;
  const written = writeOutVariants(schemas);
  const unions = bases.map((name) => {
    const { description, deprecated = false, anyOf = [] } = objectOf(written[name]);
    return [name, { ...(description !== undefined && { description }), deprecated, anyOf }] as const;
  });
  parts.schemas = { ...written, ...Object.fromEntries(unions) };
}

async function withArrays(
  context: GlobalContext,
  lists: ReadonlySet<string>,
  { transformSchemaObject }: OpenapiTypescript,
): Promise<GlobalContext> {
  const { factory } = await import('typescript');
  return { ...context, transform: createArrayTransform(lists, { factory, transformSchemaObject }) };
}
