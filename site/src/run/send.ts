import type { ReproductionData } from '#core/contracts/page-data';
import { toRequest, type HttpCall } from '#core/http/call';
import { draftOf, requestOf } from '../session/draft';
import { findRequest, getOperation, simulatorUrl } from '../session/operations';
import type { Exchange } from '../session/exchanges';
import { send } from '../session/simulator';

/** Sends the request example of that name, or else the first one. */
export async function sendExample(operationId: string, name: string): Promise<Exchange> {
  const operation = getOperation(operationId);
  const request = findRequest(operation, name);
  if (!request) throw new Error(`The operation ${operationId} has no request.`);
  return send(requestOf(operation, draftOf(operation, request)));
}

/** Sends the requests that cause an error, one after another. @returns the last exchange, whose response is the error. */
export async function sendCalls(json: string): Promise<Exchange> {
  const { before = [], request, times = 1 } = JSON.parse(json) as ReproductionData['calls'];
  const sendCall = (call: HttpCall) => send(toRequest(call, simulatorUrl));
  for (const call of before) await sendCall(call);
  for (let call = 1; call < times; call += 1) await sendCall(request);
  return sendCall(request);
}
