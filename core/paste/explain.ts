import { groupBy } from '../collections/group-by';
import { type Retry, retryFor } from '../http/retry';
import type { Json } from '../json/json';
import { formatPointer } from '../json/pointer';
import type { ExplainedError } from '../schema/explain-error';
import { correctBody, type WrittenRequest } from './correct';
import type { Cause, Documented } from './documented';
import { type BlamedField, findFields } from './find-fields';
import { findObject, type FoundObject } from './find-object';
import { findOperations, type FoundOperation } from './find-operation';
import { CERTAIN, type Fit, matchCauses, POSSIBLE } from './match-cause';
import { messagesOf } from './messages';
import type { Pasted, PastedKind } from './pasted';

/** Pasted input, and the documentation of it. */
export interface Explanation {
  kind: PastedKind;
  /** Whether only the beginning of the text was read. */
  isCut: boolean;
  status?: number;
  operation?: FoundOperation;
  /** The operations that it may be, if there are several. */
  candidates: FoundOperation[];
  object?: FoundObject;
  /** The most likely first; empty unless it is a documented error. */
  causes: ExplainedCause[];
  /** Whether the input is an error, or reads like one. */
  isError: boolean;
  fields: BlamedField[];
  /** Mistakes in the body of the request. */
  mistakes: ExplainedError[];
  /** A request that works. */
  request?: CorrectedRequest;
}

export interface ExplainedCause extends Pick<Cause, 'reason' | 'text' | 'remedy' | 'body'> {
  status: string;
  retry: Retry;
  /** Whether the input says it; otherwise it is one of those that the status may have. */
  isCertain: boolean;
  /** The number of operations that document it. */
  count: number;
}

export interface CorrectedRequest extends WrittenRequest {
  /** Whether it is the reader's own request, corrected; otherwise it is the documented example. */
  isOwn: boolean;
}

/** Help that only some callers have. */
export interface Aids {
  /** The operation, if the caller knows it. */
  operation?: string;
  /** Returns the mistakes of the body of an operation. */
  check?: (id: string, body: Json) => readonly ExplainedError[];
  /** Returns the documented request of an operation. */
  example?: (id: string) => WrittenRequest | undefined;
}

const MOST_CAUSES = 3;
const MOST_CANDIDATES = 5;
const MOST_MISTAKES = 8;

/** Explains what a reader pasted from what is documented. */
export function explain(pasted: Pasted, documented: Documented, aids: Aids = {}): Explanation {
  const called =
    aids.operation === undefined
      ? findOperations(documented, pasted)
      : operationsOf(documented, [aids.operation]);
  const status = pasted.status === undefined ? undefined : String(pasted.status);
  const fits = rank(matchCauses(documented.causes, pasted, status), called);
  const isError = status === undefined ? (fits[0]?.share ?? 0) >= POSSIBLE : Number(status) >= 400;
  const chosen = isError ? chooseFits(fits, called) : [];
  const candidates = narrow(documented, called, chosen[0]);
  const operation = candidates.length === 1 ? candidates[0] : undefined;
  const object = isError ? undefined : findObject(documented, [...valuesOf(pasted.sent), ...pasted.values]);
  const messages = chosen.some(({ messages: said }) => said.length > 0)
    ? chosen.flatMap(({ messages: said }) => said)
    : isError
      ? pasted.values.flatMap(messagesOf).filter(({ text }) => text.includes(' '))
      : [];
  const fields = findFields(documented, messages, operation?.id ?? chosen[0]?.cause.operations[0]);
  const mistakes = operation && pasted.sent !== undefined ? checkSent(aids, operation.id, pasted.sent) : [];
  return {
    kind: pasted.kind,
    isCut: pasted.isCut,
    ...(pasted.status === undefined && chosen[0]
      ? statusOf(chosen[0])
      : { ...(pasted.status !== undefined && { status: pasted.status }) }),
    ...(operation && { operation }),
    candidates: operation ? [] : candidates.slice(0, MOST_CANDIDATES),
    ...(object && { object }),
    causes: chosen.map((fit) => toCause(fit, status)),
    isError,
    fields,
    mistakes: mistakes.slice(0, MOST_MISTAKES),
    ...(operation && { request: correct(operation, pasted, { fields, mistakes }, aids) }),
  };
}

/** Causes of the called operations come first among equals. */
function rank(fits: readonly Fit[], called: readonly FoundOperation[]): Fit[] {
  const ids = new Set(called.map(({ id }) => id));
  const isCalled = ({ cause }: Fit) => (cause.operations.some((id) => ids.has(id)) ? 1 : 0);
  return fits.toSorted(
    (one, other) =>
      other.share - one.share ||
      isCalled(other) - isCalled(one) ||
      other.messages.length - one.messages.length ||
      // The one that says more.
      Number(other.cause.text !== undefined) - Number(one.cause.text !== undefined),
  );
}

/** The causes that the input says, or else those that a call with that status may have. */
function chooseFits(fits: readonly Fit[], called: readonly FoundOperation[]): Fit[] {
  const said = distinct(fits.filter(({ share }) => share >= CERTAIN));
  if (said.length > 0) return said.slice(0, MOST_CAUSES);
  const ids = new Set(called.map(({ id }) => id));
  const own = fits.filter(({ cause }) => ids.size === 0 || cause.operations.some((id) => ids.has(id)));
  return distinct(own).slice(0, MOST_CAUSES);
}

/** One for each reason, with all of its operations: they may document the same with other words. */
function distinct(fits: readonly Fit[]): Fit[] {
  const reasons = groupBy(fits, ({ cause: { status, reason, body } }) =>
    JSON.stringify([status, reason ?? body]),
  );
  return [...reasons.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const operations = [first, ...others].flatMap(({ cause }) => cause.operations);
    return [{ ...first, cause: { ...first.cause, operations: [...new Set(operations)] } }];
  });
}

/** The called operations that document the cause; of input without an address, those of the cause. */
function narrow(documented: Documented, called: FoundOperation[], fit: Fit | undefined): FoundOperation[] {
  if (!fit) return called;
  const own = called.filter(({ id }) => fit.cause.operations.includes(id));
  if (called.length > 0) return own.length > 0 ? own : called;
  return fit.share >= CERTAIN && fit.cause.operations.length <= MOST_CANDIDATES
    ? operationsOf(documented, fit.cause.operations)
    : [];
}

function operationsOf({ operations }: Documented, ids: readonly string[]): FoundOperation[] {
  return ids.flatMap((id) => {
    const operation = operations[id];
    return operation ? [{ id, ...operation }] : [];
  });
}

function statusOf({ cause }: Fit): Pick<Explanation, 'status'> {
  const status = Number(cause.status);
  return Number.isInteger(status) ? { status } : {};
}

/** @param received status of the response; the description may only have a range that covers it. */
function toCause({ cause, share }: Fit, received?: string): ExplainedCause {
  const { reason, text, remedy, body, operations } = cause;
  const status = received ?? cause.status;
  const retry = cause.status === status ? cause.retry : retryFor(status);
  return { status, reason, text, remedy, body, retry, isCertain: share >= CERTAIN, count: operations.length };
}

function valuesOf(value: Json | undefined): Json[] {
  return value === undefined ? [] : [value];
}

/** A pasted body may be anything: a schema that cannot be applied to it says nothing. */
function checkSent({ check }: Aids, id: string, body: Json): readonly ExplainedError[] {
  try {
    return check?.(id, body) ?? [];
  } catch {
    return [];
  }
}

interface Faults {
  fields: readonly BlamedField[];
  mistakes: readonly ExplainedError[];
}

/** The reader's own request with its faults corrected from the example; the example if that is not possible. */
function correct(
  { id, method, path }: FoundOperation,
  pasted: Pasted,
  { fields, mistakes }: Faults,
  aids: Aids,
): CorrectedRequest | undefined {
  const example = aids.example?.(id);
  if (!example) return undefined;
  const shown: CorrectedRequest = { ...example, isOwn: false };
  const { sent } = pasted;
  if (pasted.method !== method || pasted.address === undefined) return shown;
  const address = correctAddress(pasted.address, path, example.path, fields);
  if (example.body === undefined)
    return address.isChanged ? { method, path: address.path, isOwn: true } : shown;
  if (sent === undefined || !aids.check) return shown;
  const blamed = fields.map(({ name }) => pointerOf(name)).filter((pointer) => pointer !== '');
  const body = correctBody(sent, example.body, (one) => checkSent(aids, id, one), blamed);
  const isChanged = mistakes.length > 0 || address.isChanged || JSON.stringify(body) !== JSON.stringify(sent);
  return body === undefined || !isChanged ? shown : { method, path: address.path, body, isOwn: true };
}

/** `items[0].unit_price` is at `/items/0/unit_price`. */
function pointerOf(name: string): string {
  return formatPointer(name.split(/[.[\]]+/).filter((step) => step !== ''));
}

/** The reader's path and query below the base URL; a parameter at fault is that of the example, or goes. */
function correctAddress(
  address: string,
  template: string,
  example: string,
  fields: readonly BlamedField[],
): { path: string; isChanged: boolean } {
  const [whole = '', query = ''] = address.split('#')[0]?.split('?') ?? [];
  const segments = whole.split('/').slice(-template.split('/').filter(Boolean).length);
  const names = new Set(fields.map(({ name }) => name));
  const isBlamed = (pair: string) => names.has(nameOf(pair));
  const given = query.split('&').filter((pair) => pair !== '');
  const known = (example.split('?')[1] ?? '').split('&').filter(isBlamed);
  const pairs = [...given.filter((pair) => !isBlamed(pair)), ...known];
  return {
    path: `/${[segments.join('/'), ...(pairs.length === 0 ? [] : [pairs.join('&')])].join('?')}`,
    isChanged: pairs.toSorted().join('&') !== given.toSorted().join('&'),
  };
}

/** The name of a parameter in a query, as it is written there. */
function nameOf(pair: string): string {
  return pair.split('=')[0] ?? '';
}
