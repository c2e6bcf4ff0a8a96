import { useRef, useState } from 'react';
import type { LiveOperation } from '#core/contracts/live';
import { buildRequest, type Filled } from '../build-request';
import { type Outcome, type Part, type Sending, sendRequest } from '../send-request';
import { WrongValueError } from '../wrong-value-error';

/** The request that a console shows: none yet, one on its way, one whose stream has begun, a wrong one, or one with its end. */
export type SendingState =
  | { kind: 'idle' }
  | { kind: 'wrong'; message: string }
  | { kind: 'sending'; call: string }
  | { kind: 'receiving'; call: string; part: Part }
  | { kind: 'ended'; call: string; outcome: Outcome; dropped: string[] };

/** Sends the requests of a console, one at a time. */
export function useSending(operation: LiveOperation) {
  const [state, setState] = useState<SendingState>({ kind: 'idle' });
  const current = useRef<Sending>(undefined);
  const submit = async (filled: Filled): Promise<void> => {
    if (state.kind === 'sending' || state.kind === 'receiving') return;
    try {
      const { request, address, dropped } = buildRequest(operation, filled);
      const call = `${request.method} ${address}`;
      setState({ kind: 'sending', call });
      current.current = sendRequest(request, (part) => setState({ kind: 'receiving', call, part }));
      setState({ kind: 'ended', call, outcome: await current.current.outcome, dropped });
    } catch (error) {
      if (!(error instanceof WrongValueError)) throw error;
      setState({ kind: 'wrong', message: error.message });
    }
  };
  return { state, submit: (filled: Filled) => void submit(filled), cancel: () => current.current?.cancel() };
}
