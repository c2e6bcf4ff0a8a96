import type { ObjectData } from '#core/contracts/page-data';
import { SECTIONS } from '#core/labels/sections';
import { formatSchema } from '../fields/format-schema';
import { formatStatements } from '../fields/format-statements';
import { formatType } from '../fields/format-type';
import { joinBlocks } from '../markdown/blocks';
import { codeSpan } from '../markdown/code';
import { escapeText } from '../markdown/escape-text';
import { formatExamples } from '../operation/format-body';
import type { TextContext } from '../text-context';
import { formatUses } from './format-uses';

/** Formats the page of an object. Fields of other objects in it are on the pages of these. */
export function formatObject(data: ObjectData, context: TextContext): string {
  const { title, schema, examples, usedBy } = data;
  return joinBlocks([
    `# ${escapeText(title)}`,
    ...formatStatements(data, context.page),
    `## ${SECTIONS.fields}`,
    formatType(schema.type),
    ...formatSchema(schema, { levels: 0 }, context),
    ...(examples
      ? [`## ${SECTIONS.examples}`, codeSpan(`${data.name}.json`), ...formatExamples(examples, context)]
      : []),
    ...formatUses(usedBy),
  ]);
}
