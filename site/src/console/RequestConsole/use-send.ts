import { useState } from 'react';
import type { SimulatorOperation } from '#core/contracts/requests';
import { requestOf, type Draft } from '../../session/draft';
import type { Exchange } from '../../session/exchanges';
import { send } from '../../session/simulator';

/** The draft that each exchange was sent from, as JSON. */
const drafts = new WeakMap<Exchange, string>();

/** Whether a response belongs to the request that a form shows. */
export function isOfDraft(exchange: Exchange, draft: Draft): boolean {
  return drafts.get(exchange) === JSON.stringify(draft);
}

/** Sends drafts of an operation, and holds the exchange that is shown. */
export function useSend(operation: SimulatorOperation) {
  const [exchange, show] = useState<Exchange>();
  const [problem, setProblem] = useState('');
  const submit = async (draft: Draft): Promise<void> => {
    try {
      const next = await send(requestOf(operation, draft));
      drafts.set(next, JSON.stringify(draft));
      show(next);
      setProblem('');
    } catch (error) {
      // The browser rejects invalid headers.
      if (!(error instanceof TypeError)) throw error;
      setProblem(error.message);
    }
  };
  return { exchange, problem, show, submit };
}
