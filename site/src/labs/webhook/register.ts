import { draftOf, requestOf } from '../../console/draft';
import { getOperation } from '../../console/operations';
import { dryRun, type SimulatorResponse } from '../../console/simulator';

/** A URL whose HEAD gives a status, as the simulator takes it: it calls nobody. */
const urlWithoutHead = 'https://shop.example/hooks/405';

/** What the API returns when a webhook is created for a receiver that does not respond to HEAD. */
export async function registerWithoutHead(): Promise<SimulatorResponse> {
  const operation = getOperation('createWebhook');
  const [example] = operation.requests;
  if (!example) throw new Error('The operation has an example.');
  const draft = draftOf(operation, example);
  const body = { ...(JSON.parse(draft.body ?? '{}') as object), url: urlWithoutHead };
  return dryRun(requestOf(operation, { ...draft, body: JSON.stringify(body) }));
}
