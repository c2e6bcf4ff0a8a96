import type { Sent } from '../../simulator/send';
import type { Verdict } from '../report/settle';
import { createSender, type Target } from './target';

/** A request with one wrong header, and the status that must come back. */
interface WrongHeader {
  operator: string;
  headers: Record<string, string>;
  want: number;
  /** True: only for operations with a body. */
  needsBody?: boolean;
}

const WRONG: WrongHeader[] = [
  { operator: 'no-credentials', headers: { Authorization: '' }, want: 401 },
  { operator: 'unknown-key', headers: { Authorization: `Basic ${btoa('sk_test_OTHER:')}` }, want: 401 },
  { operator: 'expired-token', headers: { Authorization: 'Bearer at_EXAMPLE_EXPIRED' }, want: 401 },
  { operator: 'wrong-accept', headers: { Accept: 'application/xml' }, want: 406 },
  { operator: 'unknown-version', headers: { Accept: 'application/json; api_version=19990101' }, want: 406 },
  { operator: 'wrong-type', headers: { 'Content-Type': 'text/plain' }, want: 415, needsBody: true },
];

/** Sends every operation with each wrong header. Killed: refused with the status of that mistake. */
export async function sendHeaders(targets: Target[]): Promise<Verdict[]> {
  const sendTo = createSender();
  const verdicts: Verdict[] = [];
  for (const target of targets) {
    for (const { operator, headers, want, needsBody } of WRONG) {
      if (needsBody && target.body === undefined) continue;
      const changes: Partial<Sent> = { headers };
      const isKilled = (await sendTo(target, changes)) === want;
      verdicts.push({ name: `${target.id} ${operator}`, operator, isKilled });
    }
  }
  return verdicts;
}
