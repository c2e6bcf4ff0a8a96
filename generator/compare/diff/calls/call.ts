import { sentMethod } from '#core/http/methods';
import type { JsonObject } from '#core/json/json';
import { valueAt } from '#core/json/pointer';
import { objectOf } from '#core/json/read';
import { operationOf, tokensOf } from '#core/openapi/path-item';
import { resolve } from '#core/openapi/resolve';
import type { Callback, Operation, Webhook } from '../../../model/api/api-model';
import type { Finding, Use } from '../change';
import type { Root } from '../findings/schema-graph';
import type { SchemaContext } from '../schema/schema-diff';
import { at, type Side } from '../side';

/** The state that the comparisons of operations share; they add their findings to it. */
export interface CallContext {
  base: Side;
  head: Side;
  schemas: SchemaContext;
  findings: { use: Use; finding: Finding }[];
  roots: Root[];
}

/** The same operation in both sides, or the same event or callback, which the API calls. */
export interface CallPair {
  before: Operation;
  after: Operation;
  /** As they are written. */
  raw: { base: JsonObject; head: JsonObject };
  affected: string;
  /** `POST /invoices/{}` of the base. */
  anchor: string;
  title: string;
  /** Whether the API makes the call: then it is received, and its responses are sent. */
  isIncoming: boolean;
}

export function report(context: CallContext, use: Use, ...findings: Finding[]): void {
  context.findings.push(...findings.map((finding) => ({ use, finding })));
}

/** The use of the part of a call that goes to the API or, for the response of an event, comes from the client. */
export function useOf(call: CallPair, side: 'request' | 'response', what?: string): Use {
  const isSent = (side === 'request') !== call.isIncoming;
  return {
    direction: isSent ? 'sent' : 'received',
    affected: call.affected,
    anchor: `${call.anchor} ${side}${what === undefined ? '' : ` ${what}`}`,
    title: call.title,
    what,
  };
}

/** A path without the names of its parameters: `/invoices/{}`. */
export function erasePath(path: string): string {
  return path.replace(/\{[^}]*\}/g, '{}');
}

export function titleOf({ method, path }: Pick<Operation, 'method' | 'path'>): string {
  return `${sentMethod(method)} ${path}`;
}

export function anchorOf({ method, path }: Pick<Operation, 'method' | 'path'>): string {
  return `${sentMethod(method)} ${erasePath(path)}`;
}

/** The method of an operation with its address at each server: what a client calls, however server and path share it. */
export function wholeAddresses(operation: Operation): string {
  const { method, path, servers } = operation;
  const urls = servers.length > 0 ? servers.map(({ url }) => url) : [''];
  const bases = urls.map((url) => url.replace(/\/+$/, ''));
  return [sentMethod(method), ...bases.map((base) => erasePath(base + path)).toSorted()].join('\n');
}

/** Whether an operation has another path, and still the same address: its server has the rest. */
export function hasMoved({ before, after }: Pick<CallPair, 'before' | 'after'>): boolean {
  return anchorOf(before) !== anchorOf(after) && wholeAddresses(before) === wholeAddresses(after);
}

/** The part of an address that only the path of one side has: that of the head, or that of the base, whose server has it now. */
export function movedPart({ before, after }: Pick<CallPair, 'before' | 'after'>): {
  ofPath?: string;
  ofServer?: string;
} {
  const [old, now] = [erasePath(before.path), erasePath(after.path)];
  return now.length > old.length
    ? { ofPath: now.slice(0, -old.length) }
    : { ofServer: old.slice(0, -now.length) };
}

/** The operation as it is written below `paths`. */
export function rawOperation({ bundle }: Side, { method, path }: Operation): JsonObject {
  return operationOf(resolve(bundle, bundle.paths?.[path]), method);
}

export function rawEvent({ bundle }: Side, { method, event }: Webhook): JsonObject {
  const events = bundle.webhooks ?? objectOf(bundle['x-webhooks']);
  return operationOf(resolve(bundle, events[event]), method);
}

/** A callback as it is written in its operation; for one inside another callback, the operation. */
export function rawCallback({ bundle }: Side, operation: JsonObject, call: Callback): JsonObject {
  const paths = resolve(bundle, objectOf(operation.callbacks)[call.name]);
  const found = valueAt(resolve(bundle, paths[call.path]), tokensOf(call.method));
  return found === undefined ? operation : objectOf(found);
}

/** The places of a member on both sides. */
export function placesOf({ raw }: CallPair, member?: string): Pick<Finding, 'base' | 'head'> {
  return { base: at(raw.base, member), head: at(raw.head, member) };
}
