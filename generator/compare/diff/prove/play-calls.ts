import { sentMethod } from '#core/http/methods';
import type { Operation } from '../../../model/api/api-model';
import { formatCall, type Call } from './call';
import type { JudgeCall } from './judge-call';
import { valueAt } from './value-at';
import type { Played, Shown } from './shown';

/** The judges of both sides, equally strict. */
export interface Judges {
  before: JudgeCall;
  after: JudgeCall;
  /** Whether they refuse fields that are not described. */
  isStrict: boolean;
}

/** Plays the calls that the base takes to the head. */
export function playCalls(
  operation: Operation,
  calls: readonly Call[],
  { before: accepts, after: judge, isStrict }: Judges,
): Played {
  const before = operation.responses.find(({ status }) => status.startsWith('2'))?.status ?? 'accepted';
  const accepted = calls.filter((call) => accepts(call).length === 0);
  const shown = accepted.flatMap((call) =>
    judge(call).map(({ status, what, path, message, isUnknown }): Shown => {
      const proof = {
        by: 'run',
        call: formatCall(call, operation),
        ...excerptOf(call, path),
        before,
        after: `${status}, ${message}`,
      } as const;
      return { what, path, isWeak: isUnknown || !isStrict, proof };
    }),
  );
  return { count: accepted.length, shown };
}

/** The member of a body that the head refuses: `POST /expenses … .number = "a"`. */
function excerptOf({ body, method, path: address }: Call, path: string): { excerpt?: string } {
  const found = body && path !== '' ? valueAt(body.value, path) : undefined;
  if (found === undefined) return {};
  return {
    excerpt: `${sentMethod(method)} ${address} {… ${JSON.stringify(path.split('.').at(-1)?.replaceAll('[]', ''))}: ${JSON.stringify(found)} …}`,
  };
}
