import type { CallContext } from '../call';
import { listRecords } from '../records/records';
import { Refusal } from '../refusal';
import { E_INVOICING_ACCOUNTS } from '../rules/e-invoicing';
import type { StoredRecord } from '../store/table';
import type { IssuedResource, StoredDocument } from './kind';

const SERIES_BY_RESOURCE: Record<IssuedResource, string> = { invoices: '', credits: 'CN-', expenses: 'EX-' };

const AUTOMATIC_NUMBER = /^([A-Z]+-)?(\d{4})-(\d{5,})$/;

/**
 * The number of a new document: the one that was sent, or the next of its series and year, without gaps.
 * Throws 422 when another document of the account has the number that was sent (G-API-68).
 */
export function numberFor(
  call: CallContext,
  resource: IssuedResource,
  sent: string | null | undefined,
  issueDate: string,
): string {
  if (typeof sent === 'string' && !ignoresNumbers(call)) {
    rejectRepeatedNumber(call, resource, sent);
    return sent;
  }
  call.label('numbers');
  const taken = listRecords(call, resource).map(({ value }) => value.number);
  const series = seriesOf(taken) ?? SERIES_BY_RESOURCE[resource];
  return nextNumber(call, `${series}${issueDate.slice(0, 4)}-`, taken);
}

/** The number after the highest one with this prefix, or the lowest free one if that would be too long. */
function nextNumber({ contract }: CallContext, start: string, taken: string[]): string {
  const counters = taken.filter((number) => isOf(start, number)).map(counterOf);
  const next = numberOf(start, Math.max(0, ...counters) + 1);
  if (next.length <= contract.limits.documentNumber.maxLength) return next;
  return numberOf(start, lowestFree(counters));
}

function lowestFree(counters: number[]): number {
  const candidates = counters.map((_, index) => index + 1);
  // equivalent mutants (arithmetic, number): a number that is too long leaves a free one below it
  return candidates.find((candidate) => !counters.includes(candidate)) ?? counters.length + 1;
}

function numberOf(start: string, counter: number): string {
  return `${start}${String(counter).padStart(5, '0')}`;
}

/** Throws 422 when another invoice or credit note has this number. Expenses are numbered by their providers. */
export function rejectRepeatedNumber(
  call: CallContext,
  resource: IssuedResource,
  number: string,
  self?: StoredRecord<StoredDocument>,
): void {
  if (resource === 'expenses') return;
  const others = listRecords(call, resource).filter((record) => record !== self);
  if (others.some(({ value }) => value.number === number)) {
    throw new Refusal(422, { number: ['has already been taken'] }, { rule: 'numbers' });
  }
}

/** Spanish accounts that use the electronic invoicing system ignore `number` and `issue_date` (G-API-75). */
export function ignoresNumbers(call: CallContext): boolean {
  const isIgnored = E_INVOICING_ACCOUNTS.has(call.access.accountId);
  if (isIgnored) call.label('e-invoicing');
  return isIgnored;
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
