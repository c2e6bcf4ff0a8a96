import type { MediaType, Schema } from '../../model/api-model';
import { listOrNothing } from '../omit-empty';
import type { PageContext } from '../page-context';
import type { MediaTypeData, SchemaData } from '#core/contracts/page-data';
import { buildSchemaData, type SchemaLocation } from '../fields/build-schema-data';
import { describeType } from '../../wording/type-text';
import { buildExamplesData } from './examples';

/** Where a body stands; `within` starts the anchors of what has no page of its own: `callback.paid`. */
export type BodyLocation = Omit<SchemaLocation, 'prefix' | 'role'> & { within?: string };

/** `callback.paid.request`, or `request` on a page of its own. */
export function anchorIn(within: string | undefined, name: string): string {
  return [within, name].filter(Boolean).join('.');
}

/** A body in each of its media types. A schema that several of them share is written out once. */
export function buildContent(
  content: readonly MediaType[],
  location: SchemaLocation,
  context: PageContext,
): MediaTypeData[] | undefined {
  const written = new Set<string>();
  return listOrNothing(
    content.map(({ mediaType, schema, examples }, index) => {
      const suffix = index === 0 ? '' : mediaType;
      const prefix = [location.prefix, suffix].filter(Boolean).join('.');
      return {
        mediaType,
        schema: schema && buildOnce(schema, { ...location, prefix }, written, context),
        examples: buildExamplesData(examples, mediaType, { prefix, claimId: location.claimId }, context),
      };
    }),
  );
}

function buildOnce(
  schema: Schema,
  location: SchemaLocation,
  written: Set<string>,
  context: PageContext,
): SchemaData {
  const name = context.merge(schema).name;
  if (name !== undefined && written.has(name)) return { type: describeType(schema, context) };
  if (name !== undefined) written.add(name);
  return buildSchemaData(schema, location, context);
}
