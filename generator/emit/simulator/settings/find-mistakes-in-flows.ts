import { takenValuesIn } from '#core/flows/expressions';
import type { Json } from '#core/json/json';
import { parsePointer, valueAt } from '#core/json/pointer';
import type { ApiModel, Operation } from '../../../model/api/api-model';
import type { Mistake } from '../../../problems/mistake';
import { suggestNearest } from '../../../problems/suggest-nearest';
import type { FlowSettings, FlowStepSettings } from './settings';
import { unknown, unknownParameters } from './unknown-name';

/** Finds names in flows that the description or the steps before do not have. */
export function findMistakesInFlows(flows: Record<string, FlowSettings>, model: ApiModel): Mistake[] {
  return Object.entries(flows).flatMap(([id, { steps }]) =>
    steps.flatMap((step, index) => {
      const tokens = ['flows', id, 'steps', String(index)];
      const before = steps.slice(0, index);
      return [
        ...repeatedId(step, before, tokens),
        ...unknownTarget(step, model, tokens),
        ...unknownOutputs(step, before, tokens),
      ];
    }),
  );
}

function repeatedId({ id }: FlowStepSettings, before: FlowStepSettings[], tokens: string[]): Mistake[] {
  if (before.every((step) => step.id !== id)) return [];
  const message = `Two steps have the id \`${id}\`.`;
  return [{ tokens: [...tokens, 'id'], message, remedy: 'Give each step its own id.' }];
}

/** A step names an operation or an event, not both. */
function unknownTarget(step: FlowStepSettings, model: ApiModel, tokens: string[]): Mistake[] {
  const { operation, event } = step;
  const operations = new Map(model.operations.map((one) => [one.id, one]));
  const events = new Map(model.webhooks.map((one) => [one.event, one]));
  if ((operation === undefined) === (event === undefined))
    return [
      {
        tokens,
        message: `The step \`${step.id}\` needs an operation or an event, and not both.`,
        remedy: 'Write the id of an operation, or the type of an event.',
      },
    ];
  const found = operation === undefined ? events.get(event ?? '') : operations.get(operation);
  if (found)
    return [
      ...unknownRequest(step, found, tokens),
      ...unknownParameters(found, step, tokens),
      ...unknownPlaces(step, found, tokens),
    ];
  return operation === undefined
    ? unknown(event ?? '', events, 'event', [...tokens, 'event'])
    : unknown(operation, operations, 'operation', [...tokens, 'operation']);
}

function unknownRequest(
  { request }: FlowStepSettings,
  { id, requests }: Operation,
  tokens: string[],
): Mistake[] {
  const names = requests.map(({ name }) => name);
  if (request === undefined || names.includes(request)) return [];
  return [
    {
      tokens: [...tokens, 'request'],
      message: `The operation \`${id}\` has no request \`${request}\`.`,
      remedy: suggestNearest(request, names) ?? `Write one of ${names.join(', ')}.`,
    },
  ];
}

/** Finds pointers to values that the documented request or response does not have. */
function unknownPlaces(step: FlowStepSettings, operation: Operation, tokens: string[]): Mistake[] {
  const { requests, responses } = operation;
  const sent = (requests.find(({ name }) => name === step.request) ?? requests[0])?.body?.value;
  const success = responses.find(({ status }) => status.startsWith('2'))?.content[0];
  const received = success?.examples.map(({ value }) => value) ?? [];
  const missing = (pointer: string, examples: (Json | undefined)[], example: string, at: string[]) =>
    examples.some((value) => valueAt(value, parsePointer(pointer)) !== undefined)
      ? []
      : [
          {
            tokens: at,
            message: `The documented ${example} has no \`${pointer}\`.`,
            remedy: 'Write a JSON Pointer to a value that it has.',
          },
        ];
  return [
    ...Object.keys(step.body ?? {}).flatMap((pointer) =>
      missing(pointer, [sent], 'request', [...tokens, 'body', pointer]),
    ),
    ...Object.entries(step.outputs ?? {}).flatMap(([name, pointer]) =>
      missing(pointer, received, 'response', [...tokens, 'outputs', name]),
    ),
  ];
}

/** Finds runtime expressions for outputs that no earlier step has. */
function unknownOutputs(step: FlowStepSettings, before: FlowStepSettings[], tokens: string[]): Mistake[] {
  const known = before.flatMap(({ id, outputs = {} }) => Object.keys(outputs).map((name) => `${id}.${name}`));
  return (['parameters', 'body'] as const).flatMap((member) =>
    Object.entries(step[member] ?? {}).flatMap(([name, value]) =>
      takenValuesIn(value)
        .filter(({ step: id, output }) => !known.includes(`${id}.${output}`))
        .map(({ step: id, output }) => ({
          tokens: [...tokens, member, name],
          message: `No step before has the output \`${output}\` of \`${id}\`.`,
          remedy: suggestNearest(`${id}.${output}`, known) ?? 'Add it to the `outputs` of that step.',
        })),
    ),
  );
}
