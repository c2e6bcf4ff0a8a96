import { membersOf } from '../../source/members-of';
import type { Rule } from '../redocly';

/**
 * Reports a list of schemas below `items`, which was a tuple in older versions of JSON Schema and is often a typo.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#name-items
 */
export const ItemsIsSchema: Rule = () => ({
  Schema(schema, context) {
    const { items } = membersOf(schema);
    if (!Array.isArray(items)) return;
    context.report({ message: explain(items.length), location: context.location.child(['items']) });
  },
});

function explain(count: number): string {
  if (count > 1)
    return `\`items\` is a list of ${count} schemas: they are read as \`prefixItems\`, one for each element.\nWrite one schema for all elements, or \`prefixItems\` with OpenAPI 3.1.`;
  const reading = count === 0 ? 'elements can be anything' : 'it is read as the schema in it';
  return `\`items\` is a list, where one schema belongs: ${reading}.\nWrite the schema of all elements${count === 0 ? '' : ' without a list around it'}.`;
}
