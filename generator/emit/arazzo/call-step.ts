import { sentMediaType } from '#core/http/wire/body-format';
import { isObject, type Json } from '#core/json/json';
import type { Operation, RequestExample, Response } from '../../model/api/api-model';
import { idParameter } from '../simulator/resource-of';
import { wireParameters } from '../snippets/http-request';
import type { ArazzoParameter, Step } from './arazzo';

/** More members of a response than these prove nothing more. */
const MAX_ECHOES = 3;

interface CallOptions {
  stepId?: string;
  /** Instead of the id that the example names in its path: a value or a runtime expression. */
  id?: Json;
  /** Instead of the documented success. */
  status?: number;
  /** Conditions in addition to the status. */
  conditions?: string[];
}

/** One documented call as a step that expects the documented status. */
export function callStep(operation: Operation, example: RequestExample, options: CallOptions = {}): Step {
  const parameters = parametersOf(operation, example, options.id);
  const { body } = example;
  const conditions = [
    `$statusCode == ${options.status ?? successOf(operation)?.status}`,
    ...(options.conditions ?? []),
  ];
  return {
    stepId: options.stepId ?? 'call',
    operationId: operation.id,
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        contentType: sentMediaType(body.mediaType, body.value),
        payload: body.serialized ?? body.value,
      },
    }),
    successCriteria: conditions.map((condition) => ({ condition })),
  };
}

/** Returns the values that are sent, which runners serialize by the description. Arazzo 1.0 has no place for a whole query. */
function parametersOf(
  operation: Operation,
  example: RequestExample,
  id: Json | undefined,
): ArazzoParameter[] {
  const record = idParameter(operation)?.name;
  return wireParameters(operation, example)
    .filter(({ serialization }) => serialization.kind === 'style' || !serialization.isWhole)
    .map(({ name, in: place, value }) => ({
      name,
      in: place,
      value: id !== undefined && place === 'path' && name === record ? id : value,
    }));
}

/** The documented success, or the error of an operation that only returns errors. */
export function successOf({ responses }: Operation): Response | undefined {
  return (
    responses.find(({ status }) => /^2\d\d$/.test(status)) ?? responses.find(({ status }) => status === '410')
  );
}

/** Conditions that hold whatever else the simulator remembers: the record that was asked for, and what was sent. */
export function echoes(operation: Operation, { parameters, body }: RequestExample): string[] {
  const shown = exampleResponse(operation) ?? null;
  if (!isObject(shown)) return [];
  const id = parameters.find(({ in: place }) => place === 'path')?.value;
  const sent = body && isObject(body.value) ? Object.entries(body.value) : [];
  const same = sent.filter(([name, value]) => isPlain(value) && shown[name] === value).slice(0, MAX_ECHOES);
  return [
    ...(id !== undefined && shown.id === id ? [isEqual('id', id)] : []),
    ...same.map(([name, value]) => isEqual(name, value)),
  ];
}

function exampleResponse({ responses }: Operation): Json | undefined {
  return responses.find(({ status }) => status.startsWith('2'))?.content[0]?.examples[0]?.value;
}

/** An apostrophe in the string would end the literal of a condition. */
function isPlain(value: Json): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^[\w .@-]+$/.test(value));
}

function isEqual(name: string, value: Json): string {
  return `$response.body#/${name} == ${typeof value === 'string' ? `'${value}'` : JSON.stringify(value)}`;
}
