import { REFUSED } from '../operators/index';
import type { Verdict } from '../report/settle';
import type { Corpus } from '../schema/corpus';
import { mutateAll } from '../schema/mutate';
import { createSender, type Target } from './target';

/** Statuses that say that a body is wrong. */
const BODY_ERRORS = [400, 406, 422];

/** Sends every mistake in a request body to the simulator. Killed: refused with a status that the operation documents. */
export async function sendBodies(corpus: Corpus, targets: Target[]): Promise<Verdict[]> {
  const sites = corpus.sites.filter(
    ({ root }) => root.direction === 'request' && root.id.includes('.request'),
  );
  const sendTo = createSender();
  const verdicts: Verdict[] = [];
  for (const { name, operator, site, value } of mutateAll(corpus, sites, REFUSED)) {
    const target = targetOf(targets, site.root.id);
    const status = await sendTo(target, { body: value });
    const isKilled = BODY_ERRORS.includes(status) && target.errors.includes(String(status));
    verdicts.push({ name, operator, isKilled });
  }
  return verdicts;
}

function targetOf(targets: Target[], rootId: string): Target {
  const [operationId] = rootId.split('.');
  const found = targets.find(({ id }) => id === operationId);
  if (!found) throw new Error(`There is no operation ${operationId}.`);
  return found;
}
