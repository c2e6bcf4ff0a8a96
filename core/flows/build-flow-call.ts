import type { FlowCall } from '../contracts/flows';
import type { SimulatorRequest } from '../contracts/requests';
import { buildCall, fillFields, type HttpCall } from '../http/call';
import { formatValue } from '../json/format-value';
import type { Json } from '../json/json';
import { parsePointer, valueAt } from '../json/pointer';
import { resolveExpressions, type FlowOutputs } from './expressions';

/**
 * Builds the call of a step with the outputs of the steps before it.
 * @throws Error if a step that it depends on has not run.
 */
export function buildFlowCall(step: FlowCall, outputs: FlowOutputs): HttpCall {
  const { parameters, headers, body } = step.request;
  const places = Object.entries(parameters).map(([location, values]) => [
    location,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, formatValue(resolveExpressions(value, outputs))]),
    ),
  ]);
  return buildCall(step, {
    parameters: fillFields(Object.fromEntries(places) as SimulatorRequest['parameters'], step.fields),
    headers,
    ...(body !== undefined && { body: JSON.stringify(resolveExpressions(body, outputs), null, 2) }),
  });
}

/** Reads the outputs of a step from the body of its response. Leaves out those that the body does not have. */
export function readOutputs(outputs: Record<string, string>, body: Json): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(outputs).flatMap(([name, pointer]) => {
      const value = valueAt(body, parsePointer(pointer));
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
