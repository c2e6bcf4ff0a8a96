import type { FlowStep } from '../contracts/flows';
import type { Json } from '../json/json';
import { readExpression, type OutputReference } from './expressions';

/** A value that a step takes from an earlier one. */
export interface TakenValue extends OutputReference {
  /** Name of the parameter, or path of the field: `customer.id`, `items[0].amount`. */
  name: string;
}

/** Returns the values that a step takes from earlier ones, in the order in which it sends them. */
export function takenValues(step: FlowStep): TakenValue[] {
  if ('event' in step) return takenIn(step.body, '');
  const { parameters, body } = step.request;
  const ofParameters = Object.values(parameters).flatMap((values) => takenIn(values, ''));
  return [...ofParameters, ...(body === undefined ? [] : takenIn(body, ''))];
}

function takenIn(value: Json, path: string): TakenValue[] {
  const reference = readExpression(value);
  if (reference) return [{ ...reference, name: path }];
  if (Array.isArray(value)) return value.flatMap((item, index) => takenIn(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    takenIn(member, path === '' ? name : `${path}.${name}`),
  );
}
