import { readFileSync } from 'node:fs';
import type { Effects } from '#core/contracts/effects';
import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import { asObject, listOperations, responsesOf } from '../../description/description';
import { wordOf } from './plain-text';
import { seeSchema, titleOf } from './see-schema';

const effects = JSON.parse(readFileSync('openapi/effects.json', 'utf8')) as Effects;

/** The text of the tables of other records that the calls of an operation change; empty without any. */
export function effectWords(description: BundledDescription, operationId: string): string {
  return (effects[operationId] ?? [])
    .flatMap(({ summary, changes }) => [
      `What else changes${summary === '' ? '' : `: ${summary}`}`,
      'Record Field Before After',
      ...changes.flatMap(({ operation, ids, is, field = '', before = null, after = null }) => [
        `${recordTitle(description, operation)} ${ids.join(', ')}`,
        ...(is === undefined ? [field, wordOf(before), wordOf(after)] : [is]),
      ]),
    ])
    .join(' ');
}

/** The title of the object that an operation returns. */
function recordTitle(description: BundledDescription, operationId: string): string {
  const { operation = {} } = listOperations(description, 'paths').find(({ id }) => id === operationId) ?? {};
  const content = asObject(responsesOf(description, operation)['200']?.content);
  const { name = '' } = seeSchema(description, asObject(content['application/json']).schema ?? {});
  return titleOf(description, name);
}
