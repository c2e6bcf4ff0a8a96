import type { SchemaData } from '#core/contracts/page-data';
import { escapeLine } from '../markdown/escape-text';
import type { TextContext } from '../text-context';
import { formatBranches } from './format-branches';
import { formatElsewhere, formatFields, type Inside } from './format-fields';
import { formatStatements } from './format-statements';
import { formatMeanings, formatValues } from './format-values';

/**
 * Formats the documentation of a body or an object as a whole, followed by its fields.
 * @param inside `home` is the object that the body is; undefined on the page of the object itself.
 */
export function formatSchema(
  schema: SchemaData,
  inside: Omit<Inside, 'path'>,
  context: TextContext,
): (string | undefined)[] {
  const members = { ...inside, path: '' };
  return [
    schema.title && escapeLine(schema.title),
    ...formatStatements(schema, context.page),
    formatValues(schema),
    ...formatMeanings(schema, context.page),
    formatElsewhere(schema.more),
    formatFields(schema.fields, members, context),
    ...formatBranches(schema.branches, members, context),
  ];
}
