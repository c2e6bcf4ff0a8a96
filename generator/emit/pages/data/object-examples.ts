import { translate } from '#core/labels/translate';
import type { Json } from '#core/json/json';
import type { ExampleData } from '#core/contracts/page-data';
import type { ClaimId } from '../../../model/addresses/anchors';
import type { Example, MediaType, Operation, Schema } from '../../../model/api/api-model';
import { isError } from '../../../model/api/is-error';
import { elementOf } from '../../../model/wording/element-of';
import type { PageContext } from '../page-context';
import { buildExamplesData } from './examples';

/** The number of examples shown per object; more would not help readers. */
const MAX_EXAMPLES = 4;

/** Examples of objects by the names of their schemas. */
export type ObjectExamples = ReadonlyMap<string, readonly Example[]>;

/** Collects the examples of every object: from responses with it or a list of it, else from requests, else from events. */
export function collectObjectExamples(context: PageContext): ObjectExamples {
  const { operations, webhooks } = context.model;
  return new Map([
    // The last group with examples of an object takes precedence.
    ...groupByObject(webhooks, 'request', context),
    ...groupByObject(operations, 'request', context),
    ...groupByObject(operations, 'responses', context),
  ]);
}

/** Returns the examples of a schema that are objects or lists; scalar examples are shown next to its type. */
export function ownExamples({ examples }: Schema): Example[] {
  const written = examples.filter((value) => typeof value === 'object' && value !== null);
  return written.map((value, index) => ({ name: `example-${index + 1}`, value, isSample: false }));
}

/** Returns the first distinct examples. */
export function chooseExamples(examples: readonly Example[] = []): Example[] {
  const distinct = new Map(examples.map((example) => [JSON.stringify(example.value), example]));
  return [...distinct.values()].slice(0, MAX_EXAMPLES);
}

export function buildObjectExamples(
  examples: readonly Example[],
  claimId: ClaimId,
  context: PageContext,
): ExampleData[] | undefined {
  return buildExamplesData({ examples, mediaType: 'application/json' }, { prefix: '', claimId }, context);
}

function groupByObject(
  operations: readonly Operation[],
  part: 'request' | 'responses',
  context: PageContext,
): Map<string, Example[]> {
  const groups = new Map<string, Example[]>();
  for (const operation of operations)
    for (const content of contentsOf(operation, part)) {
      const name = content.schema && elementOf(content.schema, context).element.name;
      const examples = examplesOf(content, operation.summary);
      if (name === undefined || examples.length === 0) continue;
      const group = groups.get(name) ?? [];
      group.push(...examples);
      groups.set(name, group);
    }
  return groups;
}

function contentsOf({ requestBody, responses }: Operation, part: 'request' | 'responses'): MediaType[] {
  if (part === 'request') return requestBody?.content ?? [];
  return responses.filter((response) => !isError(response, responses)).flatMap(({ content }) => content);
}

function examplesOf({ examples }: MediaType, title: string): Example[] {
  return examples.flatMap((example) => {
    const name = nameOf(title, example);
    if (Array.isArray(example.value)) return firstOf(example.value, { ...example, name }, title);
    return [{ ...example, name, summary: example.summary ?? title }];
  });
}

/** Returns the first entry of a list as an example, without its description: that is about the whole list. */
function firstOf([value]: readonly Json[], { name, isSample }: Example, title: string): Example[] {
  return value === undefined
    ? []
    : [{ name, summary: translate('First entry of “{title}”', { title }), value, isSample }];
}

/** Returns a unique name, because two operations may call their examples `default`. */
function nameOf(title: string, { name }: Example): string {
  return `${title} ${name}`.toLowerCase().replaceAll(/\W+/g, '-');
}
