import type { NamedSchema } from '../../../model/api/api-model';
import { listTitles, titleBeside } from '../../../model/wording/titles';
import { fullDescription } from '../../../model/wording/full-description';
import { titleOf } from '../../../model/wording/wording-context';
import type { PageContext } from '../page-context';
import type { LinkData, ObjectData, ObjectIndexData } from '#core/contracts/page-data';
import { buildSchemaData } from '../fields/build-schema-data';
import { createObjectClaimId } from '../../../model/addresses/anchors';
import { omitEmpty } from '../omit-empty';
import { tellUses } from './field-uses';
import { drawLinks } from '../drawing/draw-links';
import { listObjectLinks, MOST_LINKS } from './object-links';
import { buildNotesData } from './notes';
import { withoutShown } from './examples';
import { buildObjectExamples, chooseExamples, type ObjectExamples, ownExamples } from './object-examples';
import { returnedObjects } from './summaries';
import { countUses, type FoundUse, listUses, MOST_USES } from './uses';

/** Builds the data of the page of a component schema. Its anchors are paths such as `items.unit_price`. */
export function buildObjectData(
  named: NamedSchema,
  uses: readonly FoundUse[],
  examples: ObjectExamples,
  context: PageContext,
): ObjectData {
  const { name, schema } = named;
  const claimId = createObjectClaimId();
  const fields = { ...schema, notes: [] };
  const { fields: members, ...whole } = buildSchemaData(
    fields,
    { role: 'object', prefix: '', claimId },
    context,
  );
  const shown = chooseExamples(examples.get(name) ?? ownExamples(schema));
  const hasTooMany = uses.length > MOST_USES;
  return {
    name,
    title: titleOf(named),
    html: context.renderMarkdown(fullDescription(schema, context), 2),
    basis: schema.basis,
    notes: buildNotesData(schema.notes, context),
    // The description of the object itself is above its fields.
    schema: {
      ...whole,
      html: undefined,
      examples: withoutShown(whole.examples, shown),
      title: titleBeside(listTitles(schema, context), [titleOf(named)]),
      fields: members && tellUses(members, hasTooMany ? [] : uses),
    },
    examples: buildObjectExamples(shown, claimId, context),
    usedBy: hasTooMany ? countUses(uses) : listUses(uses),
  };
}

export function buildObjectIndexData(context: PageContext): ObjectIndexData {
  const { schemas } = context.model;
  const listed = listedObjects(context);
  const links = listObjectLinks(listed, context);
  return {
    map: drawLinks(links),
    links: links.length > MOST_LINKS ? undefined : omitEmpty(links),
    objects: listed.map((named) => linkTo(named, context)),
    parts: omitEmpty(
      schemas.filter((named) => !listed.includes(named)).map((named) => linkTo(named, context)),
    ),
  };
}

/** Returns the objects that operations return, alone or in a list. The other schemas are parts and inputs of these. */
export function listedObjects(context: PageContext): NamedSchema[] {
  const { operations, schemas } = context.model;
  const returned = new Set(returnedObjects(operations, context).map(({ href }) => href));
  const listed = schemas.filter(({ slug }) => returned.has(context.addresses.object(slug)));
  return listed.length > 0 ? listed : [...schemas];
}

function linkTo(named: NamedSchema, context: PageContext): LinkData {
  return { label: titleOf(named), href: context.addresses.object(named.slug) };
}
