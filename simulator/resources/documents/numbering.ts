import type { Json } from '#core/json/json';
import { Refusal, type Call } from '../../call';
import type { StoredRecord } from '../../store/table';
import { E_INVOICING_ACCOUNTS } from '../../rules/e-invoicing';
import { textOf } from '../fields';
import { listRecords } from '../records';
import type { DocumentKind } from './kind';

const SERIES_BY_RESOURCE: Record<string, string> = { invoices: '', credits: 'CN-', expenses: 'EX-' };

const AUTOMATIC_NUMBER = /^([A-Z]+-)?(\d{4})-(\d{5})$/;

/**
 * The number of a new document: the one that was sent, else the next of its series and year, without gaps.
 * Throws 422 when another document of the account has the number that was sent (G-API-68).
 */
export function numberFor(call: Call, kind: DocumentKind, sent: Json | undefined, issueDate: string): string {
  if (typeof sent === 'string' && !ignoresNumbers(call)) {
    refuseRepeatedNumber(call, kind, sent);
    return sent;
  }
  call.label('numbers');
  const taken = numbersOf(call, kind);
  const series = seriesOf(taken) ?? SERIES_BY_RESOURCE[kind.resource] ?? '';
  const start = `${series}${issueDate.slice(0, 4)}-`;
  const last = Math.max(0, ...taken.filter((number) => isOf(start, number)).map(counterOf));
  return `${start}${String(last + 1).padStart(5, '0')}`;
}

/** Throws 422 when another invoice or credit note has this number. The numbers of expenses are their providers'. */
export function refuseRepeatedNumber(
  call: Call,
  kind: DocumentKind,
  number: string,
  self?: StoredRecord,
): void {
  if (kind.resource === 'expenses') return;
  const others = listRecords(call, kind.resource).filter((record) => record !== self);
  if (others.some(({ value }) => value.number === number)) {
    throw new Refusal(422, { number: ['has already been taken'] }, { rule: 'numbers' });
  }
}

/** Spanish accounts that use the electronic invoicing system ignore `number` and `issue_date` (G-API-75). */
export function ignoresNumbers(call: Call): boolean {
  const isIgnored = E_INVOICING_ACCOUNTS.has(call.access.accountId);
  if (isIgnored) call.label('e-invoicing');
  return isIgnored;
}

function numbersOf(call: Call, { resource }: DocumentKind): string[] {
  return listRecords(call, resource)
    .map(({ value }) => textOf(value.number))
    .filter((number): number is string => number !== null);
}

/** The letters before the year in the newest automatic number of the account. */
function seriesOf(numbers: string[]): string | undefined {
  const newest = numbers.find((number) => AUTOMATIC_NUMBER.test(number));
  return newest && (AUTOMATIC_NUMBER.exec(newest)?.[1] ?? '');
}

function isOf(start: string, number: string): boolean {
  return number.startsWith(start) && AUTOMATIC_NUMBER.test(number);
}

function counterOf(number: string): number {
  return Number(AUTOMATIC_NUMBER.exec(number)?.[3]);
}
