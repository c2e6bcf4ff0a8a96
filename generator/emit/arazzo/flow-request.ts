import type { Json } from '#core/json/json';
import { parsePointer, valueAt } from '#core/json/pointer';
import type { Operation, RequestExample } from '../../model/api/api-model';
import type { FlowStepSettings } from '../simulator/settings/settings';

/** Returns the documented request of a step with the values that the step changes. */
export function flowRequest({ requests, id }: Operation, step: FlowStepSettings): RequestExample {
  const example = requests.find(({ name }) => name === step.request) ?? requests[0];
  if (example === undefined) throw new Error(`${id} has no request.`);
  const { parameters = {}, body = {} } = step;
  return {
    ...example,
    parameters: example.parameters.map((one) => ({ ...one, value: parameters[one.name] ?? one.value })),
    ...(example.body && { body: { ...example.body, value: withValues(example.body.value, body) } }),
  };
}

/** Returns a copy of a value with others at these JSON Pointers; `lint` has checked that they exist. */
function withValues(value: Json, replacements: Record<string, Json>): Json {
  const copy = structuredClone(value);
  for (const [pointer, replacement] of Object.entries(replacements)) {
    const tokens = parsePointer(pointer);
    const name = tokens.pop() ?? '';
    const owner = valueAt(copy, tokens);
    if (typeof owner === 'object' && owner !== null) Object.assign(owner, { [name]: replacement });
  }
  return copy;
}
