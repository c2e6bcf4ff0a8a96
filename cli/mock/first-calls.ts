import { isJson } from '#core/http/wire/body-format';
import type { OperationFacts } from '#core/contracts/world-contract';
import type { Role } from '#core/contracts/world-plan';
import { handle } from '#core/world/handle';
import { createWorld, tableOf, type WorldSource } from '#core/world/world';
import type { ApiModel } from '../../generator/model/api/api-model';

/** A longer body would not be read in a terminal. */
const MOST_BODY = 300;

/** Commands that people may try first, and that work: a new record, a list, a record, and how the answer came about. */
export function firstCalls(
  source: WorldSource,
  { operations }: Pick<ApiModel, 'operations'>,
  address: string,
): string[] {
  const calls = (['create', 'list', 'get'] as const).flatMap((role) => {
    const possible = source.contract.operations.flatMap((facts) => callOf(source, operations, facts, role));
    return possible.find((call) => works(source, call)) ?? [];
  });
  const curls = calls.map(({ headers, path, body }) => {
    const options = Object.entries(headers).flatMap(([name, value]) => ['-H', quote(`${name}: ${value}`)]);
    return ['curl', ...options, ...(body === '' ? [] : ['-d', quote(body)]), quote(address + path)].join(' ');
  });
  return [
    ...(curls.length > 0 ? curls : [`curl ${address}/__plan`]).map((line) => `  ${line}`),
    `  curl ${address}/__last`,
    'The last one says how the answer before it came about.',
  ];
}

interface FirstCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** JSON; empty without a body. */
  body: string;
}

/** The call of an operation with a role, if nothing has to be known for it but the id of a record. */
function callOf(
  source: WorldSource,
  operations: ApiModel['operations'],
  facts: OperationFacts,
  role: Role,
): FirstCall[] {
  const { method, path } = facts;
  const plan = source.plan.operations.find(({ id }) => id === facts.id);
  if (plan?.role !== role || plan.scope.length > 0) return [];
  const headers = credentialsOf(facts);
  if (role === 'create') {
    const { body } = operations.find(({ id }) => id === facts.id)?.requests[0] ?? {};
    const text = body && isJson(body.mediaType) ? JSON.stringify(body.value) : '';
    if (text === '' || text.length > MOST_BODY) return [];
    return [{ method, path, headers: { ...headers, 'Content-Type': body!.mediaType }, body: text }];
  }
  const { target } = plan;
  if (target === undefined) return [{ method, path, headers, body: '' }];
  const id = tableOf(createWorld(source), plan.resource ?? '')?.records[0]?.id ?? 1;
  return [{ method, path: path.replace(`{${target.name}}`, encodeURIComponent(id)), headers, body: '' }];
}

function credentialsOf({ security }: OperationFacts): Record<string, string> {
  const headers = (security[0] ?? []).filter((one) => one.in === 'header');
  return Object.fromEntries(
    headers.map(({ name }) => [name, name === 'Authorization' ? 'Bearer test' : 'test']),
  );
}

/** Whether a new world answers a call: examples of requests may contradict their schema. */
function works(source: WorldSource, { method, path, headers, body }: FirstCall): boolean {
  const lowerCase = Object.entries(headers).map(([name, value]): [string, string] => [
    name.toLowerCase(),
    value,
  ]);
  const request = { method, path, query: '', headers: Object.fromEntries(lowerCase), body };
  return handle(createWorld(source), request).kind === 'answered';
}

/** Quotes what a shell would read as more than a word. */
function quote(text: string): string {
  return /^[\w:/.@~-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
