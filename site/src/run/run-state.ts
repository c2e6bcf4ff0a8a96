import type { Exchange } from '../session/exchanges';

/** The choices of a panel that its request depends on. The language of a snippet is not among them. */
export interface RunInputs {
  example: string;
  /** The stored choice of server, account and credentials. */
  environment: string;
}

/** A response, and the request that it belongs to. */
export interface RunResponse {
  exchange: Exchange;
  milliseconds: number;
  inputs: RunInputs;
  /** Whether it responds to a request that causes a documented error, instead of the one that the panel shows. */
  isReproduction: boolean;
}

export type RunState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'result'; response: RunResponse; isWaiting?: boolean }
  | { kind: 'stale'; response: RunResponse; changed: keyof RunInputs }
  | { kind: 'missing' }
  | { kind: 'offline' };

export type RunEvent =
  | { type: 'load' }
  /** `cancel` by the reader, `clear` where an outdated response must not stay. */
  | { type: 'cancel' | 'clear' }
  /** The simulator did not load. */
  | { type: 'fail'; isOffline: boolean }
  | { type: 'reconnect' }
  | { type: 'respond'; response: RunResponse; inputs: RunInputs }
  /** Calls are possible again. */
  | { type: 'refill' }
  | { type: 'change'; inputs: RunInputs };

/** Returns the next state of a panel. A response stays current only as long as the panel shows the request it belongs to. */
export function nextRunState(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case 'load':
      return { kind: 'loading' };
    case 'cancel':
    case 'clear':
      return { kind: 'idle' };
    case 'fail':
      return { kind: event.isOffline ? 'offline' : 'missing' };
    case 'reconnect':
      return state.kind === 'offline' ? { kind: 'idle' } : state;
    case 'respond':
      return judge(event.response, event.inputs, event.response.exchange.wait !== undefined);
    case 'refill':
      return state.kind === 'result' ? { ...state, isWaiting: false } : state;
    case 'change':
      return 'response' in state ? judge(state.response, event.inputs) : state;
  }
}

function judge(response: RunResponse, now: RunInputs, isWaiting = false): RunState {
  const changed = (['example', 'environment'] as const).find((name) => response.inputs[name] !== now[name]);
  return changed ? { kind: 'stale', response, changed } : { kind: 'result', response, isWaiting };
}
