import { buildCall, fillFields } from '#core/http/call';
import type { Aids } from '#core/paste/explain';
import { loadEngine } from '../run/load-run';

/** Checks bodies with the simulator, and takes requests from it. */
export async function loadSimulatedAids(): Promise<Aids> {
  const { loadDescribed, checkBody, getOperation } = await loadEngine();
  await loadDescribed();
  return {
    check: checkBody,
    example: (id) => {
      const operation = getOperation(id);
      const [request] = operation.requests;
      if (!request) return undefined;
      const { method, path } = buildCall(operation, {
        parameters: fillFields(request.parameters, operation.parameters),
        headers: {},
      });
      return { method, path, ...(request.body !== undefined && { body: request.body }) };
    },
  };
}
