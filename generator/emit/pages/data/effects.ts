import type { CallEffects, RecordChange } from '#core/contracts/effects';
import type { Html } from '#core/contracts/page-data';
import { formatValue } from '#core/json/format-value';
import type { Json } from '#core/json/json';
import { EFFECT_LABELS } from '#core/labels/effects';
import { codeSpan } from '../markdown/code-span';
import type { PageContext } from '../page-context';
import { returnedObjects } from './summaries';

/** Shows what the calls of an operation change in other records: a table for each call. */
export function buildEffects(
  calls: readonly CallEffects[] | undefined,
  context: PageContext,
): Html | undefined {
  if (calls === undefined) return undefined;
  return context.renderMarkdown(calls.map((call) => formatCall(call, context)).join('\n\n'), 2);
}

function formatCall({ summary, changes }: CallEffects, context: PageContext): string {
  const { record, field, before, after } = EFFECT_LABELS;
  const rows = [
    [record, field, before, after],
    ['---', '---', '---', '---'],
    ...changes.map((change) => formatChange(change, context)),
  ];
  const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const head = [`**${EFFECT_LABELS.title}**`, summary].filter(Boolean).join(': ');
  return `${head}\n\n${table}`;
}

function formatChange(
  { operation: id, ids, is, field, before = null, after = null }: RecordChange,
  context: PageContext,
): string[] {
  const operation = context.getOperation(id);
  const label = returnedObjects([operation], context)[0]?.label ?? operation.summary;
  const { href } = context.linkToOperation(operation);
  const records = `[${label}](${href}) ${ids.map((one) => cellOf(one)).join(', ')}`;
  if (is !== undefined) return [records, '', '', is === 'new' ? EFFECT_LABELS.isNew : EFFECT_LABELS.isGone];
  return [records, cellOf(field ?? ''), cellOf(before), cellOf(after)];
}

/** A value as code; a pipe would end the cell. */
function cellOf(value: Json): string {
  return codeSpan(formatValue(value)).replaceAll('|', String.raw`\|`);
}
