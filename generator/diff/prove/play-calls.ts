import type { Operation } from '../../model/api-model';
import { formatCall, type Call } from './call';
import type { JudgeCall } from './judge-call';
import type { Shown } from './shown';

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
): Shown[] {
  const before = operation.responses.find(({ status }) => status.startsWith('2'))?.status ?? 'accepted';
  return calls
    .filter((call) => accepts(call).length === 0)
    .flatMap((call) =>
      judge(call).map(({ status, what, path, message, isUnknown }): Shown => {
        const proof = {
          by: 'run',
          call: formatCall(call, operation),
          before,
          after: `${status}, ${message}`,
        } as const;
        return { what, path, isWeak: isUnknown || !isStrict, proof };
      }),
    );
}
