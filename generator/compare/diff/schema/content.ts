import { placesIn, type Compared, type Pair, type SchemaContext } from './schema-diff';

/**
 * Compares the schemas of the document in a string, such as the JSON in the data of an event. Validators need not apply it, so a new
 * one may or may not refuse what was sent.
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#name-contentschema
 */
export function compareDocument(context: SchemaContext, pair: Pair): Compared {
  const [base, head] = [pair.one.content, pair.other.content];
  if (base && head) return { findings: [], below: [{ step: ' › content', base, head }] };
  if (!base && !head) return { findings: [], below: [] };
  const rule = head ? 'content-described' : 'content-not-described';
  return { findings: [{ rule, ...placesIn(context, pair, 'contentSchema') }], below: [] };
}
