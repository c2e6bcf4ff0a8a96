import type { ExampleData } from '#core/contracts/page-data';
import type { ClaimId } from '../../addresses/anchors';
import type { Example, MediaType, Operation } from '../../model/api-model';
import { isError } from '../../model/is-error';
import { elementOf } from '../../wording/element-of';
import type { PageContext } from '../page-context';
import { buildExamplesData } from './examples';

/** More examples of one object than these teach nothing. */
const MAX_EXAMPLES = 4;

/** Examples of an object: of the responses that are one or list it, else of the requests that send it, else of events. */
export function buildObjectExamples(
  name: string,
  claimId: ClaimId,
  context: PageContext,
): ExampleData[] | undefined {
  const { operations, webhooks } = context.model;
  const bodies = [
    operations.flatMap((operation) => bodiesOf(operation, 'responses')),
    operations.flatMap((operation) => bodiesOf(operation, 'request')),
    webhooks.flatMap((webhook) => bodiesOf(webhook, 'request')),
  ];
  const examples = bodies
    .map((all) => all.flatMap((body) => examplesOf(name, body, context)))
    .find(({ length }) => length > 0);
  const distinct = new Map(examples?.map((example) => [JSON.stringify(example.value), example]));
  const shown = [...distinct.values()].slice(0, MAX_EXAMPLES);
  return buildExamplesData(shown, 'application/json', { prefix: '', claimId }, context);
}

interface Body {
  title: string;
  content: MediaType;
}

function bodiesOf({ summary, requestBody, responses }: Operation, part: 'request' | 'responses'): Body[] {
  const content =
    part === 'request'
      ? (requestBody?.content ?? [])
      : responses.filter((response) => !isError(response, responses)).flatMap((response) => response.content);
  return content.map((one) => ({ title: summary, content: one }));
}

function examplesOf(name: string, { title, content }: Body, context: PageContext): Example[] {
  const { schema, examples } = content;
  if (!schema || elementOf(schema, context).element.name !== name) return [];
  return examples.flatMap((example) => {
    const [value] = Array.isArray(example.value) ? example.value : [example.value];
    const summary = example.summary ?? title;
    return value === undefined ? [] : [{ ...example, name: nameOf(title, example), summary, value: value }];
  });
}

/** Two operations may call their examples `default`. */
function nameOf(title: string, { name }: Example): string {
  return `${title} ${name}`.toLowerCase().replaceAll(/\W+/g, '-');
}
