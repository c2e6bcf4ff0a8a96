import { translate, translatePlural } from '#core/labels/translate';
import { statusTitle } from '#core/http/status-names';
import type { IconName } from '../ui/Icon';
import type { RunInputs, RunState } from './run-state';

/** The words of the line below the tabs. */
export interface RunWords {
  icon?: IconName;
  title: string;
  details: string[];
  /** Whether a simulator responded. */
  isSimulated?: boolean;
}

const changes: Record<keyof RunInputs, string> = {
  example: translate('You chose another example.'),
  environment: translate('You changed the environment.'),
};

/** Returns the words of the line; undefined before the first run. */
export function describeRun(state: RunState): RunWords | undefined {
  switch (state.kind) {
    case 'idle':
      return undefined;
    case 'loading':
      return { title: translate('Loading the simulator'), details: [] };
    case 'result':
      return describeResult(state);
    case 'stale':
      return { icon: 'clock', title: translate('Outdated'), details: [changes[state.changed]] };
    case 'missing':
      return {
        icon: 'warning',
        title: translate('The simulator did not load'),
        details: [translate('Nothing was sent.')],
      };
    case 'offline':
      return {
        icon: 'offline',
        title: translate('You are offline'),
        details: [translate('The simulator needs a connection once; Run comes back with it.')],
      };
  }
}

function describeResult({ response, isWaiting }: Extract<RunState, { kind: 'result' }>): RunWords {
  const { exchange, milliseconds, isReproduction } = response;
  const { status, headers } = exchange.response;
  const header = (wanted: string) => headers.find(([name]) => name.toLowerCase() === wanted)?.[1];
  const left = header('x-ratelimit-remaining');
  return {
    title: statusTitle(status),
    details: [
      translate('{milliseconds} ms', { milliseconds: Math.max(1, Math.round(milliseconds)) }),
      ...(isReproduction ? [translate('caused on purpose')] : []),
      ...(left === undefined ? [] : [translatePlural('{count} call left|{count} calls left', Number(left))]),
      ...(isWaiting ? [translate('Run comes back in {seconds} s', { seconds: exchange.wait ?? 0 })] : []),
    ],
    isSimulated: true,
  };
}

/** Returns the bead of the tab: the class of the status, or a hollow one if no response is current. */
export function beadOf(state: RunState): string {
  return state.kind === 'result' ? `${String(state.response.exchange.response.status)[0]}xx` : 'hollow';
}

/** Returns the status in the name of the tab. */
export function codeOf(state: RunState): string | undefined {
  return 'response' in state ? String(state.response.exchange.response.status) : undefined;
}

/** Whether the state has a tab. Without a connection, the documented responses are all there is. */
export function hasTab({ kind }: RunState): boolean {
  return kind !== 'idle' && kind !== 'offline';
}

/** Whether Run is disabled: without a connection, and while no calls are left. */
export function isBlocked(state: RunState): boolean {
  return state.kind === 'offline' || (state.kind === 'result' && state.isWaiting === true);
}
