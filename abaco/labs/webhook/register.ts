import { draftOf, requestOf } from '@site/src/session/draft';
import { getOperation } from '@site/src/session/operations';
import type { SimulatorResponse } from '@site/src/session/exchanges';
import { dryRun } from '@site/src/session/simulator';

/** A URL that makes the simulator act as if a HEAD request to it had returned 405; the simulator does not call it. */
const urlWithoutHead = 'https://shop.example/hooks/405';

/** Returns the API's response to the creation of a webhook whose receiver does not respond to HEAD. */
export async function registerWithoutHead(): Promise<SimulatorResponse> {
  const operation = getOperation('createWebhook');
  const [example] = operation.requests;
  if (!example) throw new Error('The operation has an example.');
  const draft = draftOf(operation, example);
  const body = { ...(JSON.parse(draft.body ?? '{}') as object), url: urlWithoutHead };
  return dryRun(requestOf(operation, { ...draft, body: JSON.stringify(body) }));
}
