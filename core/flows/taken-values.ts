import type { FlowStep } from '../contracts/flows';
import { takenValuesIn, type TakenValue } from './expressions';

/** Returns the values that a step takes from earlier ones, in the order in which it sends them. */
export function takenValues(step: FlowStep): TakenValue[] {
  if ('event' in step) return takenValuesIn(step.body);
  const { parameters, body = null } = step.request;
  return [...Object.values(parameters).flatMap((values) => takenValuesIn(values)), ...takenValuesIn(body)];
}
