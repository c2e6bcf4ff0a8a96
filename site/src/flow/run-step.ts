import type { FlowStep } from '#core/contracts/flows';
import { buildFlowCall, readOutputs } from '#core/flows/build-flow-call';
import { resolveExpressions, type FlowOutputs } from '#core/flows/expressions';
import { toRequest } from '#core/http/call';
import { tryParse } from '#core/json/try-parse';
import { getOperation, serverOf } from '../session/operations';
import { send } from '../session/simulator';
import type { StepResult } from './flow-state';

/**
 * Sends the call of a step to the simulator, or makes its event, with the outputs of the steps before it.
 * @throws Error if a step that it depends on has not run.
 */
export async function runStep(step: FlowStep, outputs: FlowOutputs): Promise<StepResult> {
  if ('event' in step) {
    const event = JSON.stringify(resolveExpressions(step.body, outputs), null, 2);
    return { event, outputs: {} };
  }
  const call = buildFlowCall(step, outputs);
  const start = performance.now();
  const { response } = await send(toRequest(call, serverOf(getOperation(step.operation))));
  const milliseconds = Math.round(performance.now() - start);
  const body = tryParse(response.body) ?? null;
  return { exchange: { call, response, milliseconds }, outputs: readOutputs(step.outputs, body) };
}
