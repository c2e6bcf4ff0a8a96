import type { OperationFacts } from '#core/contracts/world-contract';
import type { OperationPlan } from '#core/contracts/world-plan';
import { createWorld, tableOf, type WorldSource } from '#core/world/world';

/** Commands that people may try first: a list, a record, and how the answer came about. */
export function firstCalls(source: WorldSource, address: string): string[] {
  const facts = new Map(source.contract.operations.map((operation) => [operation.id, operation]));
  const first = (roles: readonly string[]) => {
    const plans = source.plan.operations.filter(
      ({ role, scope }) => roles.includes(role) && scope.length === 0,
    );
    return plans.toSorted((one, other) => rankOf(one, facts) - rankOf(other, facts))[0];
  };
  const get = first(['get']);
  const calls = [first(['list']), get].flatMap((plan) => {
    const path = plan && pathOf(source, plan, facts.get(plan.id)!);
    return path === undefined
      ? []
      : [`  curl ${credentialsOf(facts.get(plan!.id)!)}${quote(address + path)}`];
  });
  const shown =
    calls.length > 0
      ? calls
      : source.contract.operations.slice(0, 1).map(({ path }) => `  curl ${quote(address + path)}`);
  return [...shown, `  curl ${address}/__last`, 'The last one says how the answer before it came about.'];
}

/** Calls without required parameters come first. */
function rankOf({ id }: OperationPlan, facts: ReadonlyMap<string, OperationFacts>): number {
  return facts.get(id)?.parameters.filter((one) => one.isRequired && one.in !== 'path').length ?? 0;
}

/** The path with the id of a record; undefined if none is known. */
function pathOf(
  source: WorldSource,
  { target, resource }: OperationPlan,
  { path }: OperationFacts,
): string | undefined {
  if (target === undefined) return path;
  const table = tableOf(createWorld(source), resource ?? '');
  const id = table?.records[0]?.id ?? (table?.isCreatable ? undefined : 1);
  return id === undefined ? undefined : path.replace(`{${target.name}}`, String(id));
}

function credentialsOf({ security }: OperationFacts): string {
  const headers = (security[0] ?? []).filter((one) => one.in === 'header');
  return headers
    .map(({ name }) => `-H '${name}: ${name === 'Authorization' ? 'Bearer test' : 'test'}' `)
    .join('');
}

/** Quotes what a shell would read as more than a word. */
function quote(text: string): string {
  return /^[\w:/.@~-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
