import type { Json } from '#core/json/json';
import type { ExampleData } from '#core/contracts/page-data';
import type { ClaimId } from '../../addresses/anchors';
import type { Example, MediaType, Operation, Schema } from '../../model/api-model';
import { isError } from '../../model/is-error';
import { elementOf } from '../../wording/element-of';
import type { PageContext } from '../page-context';
import { buildExamplesData } from './examples';

/** More examples of one object than these teach nothing. */
const MAX_EXAMPLES = 4;

/** Examples of objects by the names of their schemas. */
export type ObjectExamples = ReadonlyMap<string, readonly Example[]>;

/** The examples of every object: of the responses that are one or list it, else of the requests that send it, else of events. */
export function collectObjectExamples(context: PageContext): ObjectExamples {
  const { operations, webhooks } = context.model;
  return new Map([
    // What comes last counts.
    ...groupByObject(webhooks, 'request', context),
    ...groupByObject(operations, 'request', context),
    ...groupByObject(operations, 'responses', context),
  ]);
}

/** Those that a schema has itself; a value of one line stands at its type. */
export function ownExamples({ examples }: Schema): Example[] {
  const written = examples.filter((value) => typeof value === 'object' && value !== null);
  return written.map((value, index) => ({ name: `example-${index + 1}`, value, isSample: false }));
}

/** The first of them that are not the same. */
export function chooseExamples(examples: readonly Example[] = []): Example[] {
  const distinct = new Map(examples.map((example) => [JSON.stringify(example.value), example]));
  return [...distinct.values()].slice(0, MAX_EXAMPLES);
}

export function buildObjectExamples(
  examples: readonly Example[],
  claimId: ClaimId,
  context: PageContext,
): ExampleData[] | undefined {
  return buildExamplesData(examples, 'application/json', { prefix: '', claimId }, context);
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

/** What an author says of a list does not hold for one of its entries. */
function firstOf([value]: readonly Json[], { name, isSample }: Example, title: string): Example[] {
  return value === undefined ? [] : [{ name, summary: `First entry of “${title}”`, value, isSample }];
}

/** Two operations may call their examples `default`. */
function nameOf(title: string, { name }: Example): string {
  return `${title} ${name}`.toLowerCase().replaceAll(/\W+/g, '-');
}
