import type { OperationPlan, Reason, ResourcePlan, WorldPlan } from '#core/contracts/world-plan';
import { countOf } from '#core/text/count-of';
import type { OperationFacts } from '#core/contracts/world-contract';

/** The part of an operation that people recognize it by. */
type ReadableOperation = Pick<OperationFacts, 'id' | 'method' | 'path'>;

/** Formats a plan for people: each resource with its operations, and why. Ends with what no rule explains. */
export function explainPlan(plan: WorldPlan, operations: readonly ReadableOperation[]): string {
  const written = new Map(operations.map((operation) => [operation.id, operation]));
  const of = (key: string | undefined) => plan.operations.filter(({ resource }) => resource === key);
  const isClear = ({ role }: OperationPlan) => role !== 'computed' && role !== 'effect';
  const clear = plan.operations.filter(isClear).length;
  const rest = of(undefined);
  return [
    `${countOf(plan.resources.length, 'resource')}; ${clear} of ${countOf(plan.operations.length, 'operation')} with a role; ${countOf(plan.seeds.length, 'record')} from examples.`,
    'Inferred from the description: consistent with it, but not a proof of what the API does.',
    ...plan.resources.flatMap((resource) => [
      '',
      ...explainResource(resource, plan),
      ...of(resource.key).map((operation) => explainOperation(operation, written)),
    ]),
    ...(rest.length === 0
      ? []
      : [
          '',
          'Answered from examples and schemas, because no rule says what they do:',
          ...rest.map((operation) => explainOperation(operation, written)),
        ]),
    '',
  ].join('\n');
}

function explainResource(resource: ResourcePlan, { seeds }: WorldPlan): string[] {
  const { key, kind, table, identity, references, isCreatable } = resource;
  const records = seeds.filter((seed) => seed.table === key).map(({ id }) => String(id));
  return [
    `${key}  ${kind}${reasonOf(resource)}`,
    ...(table === key ? [] : [`  shows the records of ${table}`]),
    ...(identity
      ? [
          `  id: ${identity.member ?? 'hidden, in the address only'}, ${identity.type}, chosen by the ${identity.given}${reasonOf(identity)}`,
        ]
      : []),
    ...references.map((one) => `  ${one.member} refers to ${one.resource}${reasonOf(one)}`),
    ...(records.length > 0 && kind === 'collection' ? [`  from examples: ${listOf(records)}`] : []),
    ...(isCreatable || kind === 'singleton' || table !== key ? [] : ['  no operation adds records']),
  ];
}

/** More ids do not help anybody. */
const MOST_IDS = 5;

function listOf(ids: readonly string[]): string {
  const more = ids.length - MOST_IDS;
  return ids.slice(0, MOST_IDS).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function explainOperation(plan: OperationPlan, written: ReadonlyMap<string, ReadableOperation>): string {
  const { role, answer, state, paging, filters, target } = plan;
  const { method, path } = written.get(plan.id) ?? { method: '', path: plan.id };
  const details = [
    ...(answer && answer.at + (answer.wrap ?? '') !== ''
      ? [`${answer.kind} at ${answer.at || '/'}${answer.wrap === undefined ? '' : `[].${answer.wrap}`}`]
      : []),
    ...(target && target.in !== 'path' ? [`id in the ${target.in}: ${target.name}`] : []),
    ...(state ? [`sets ${state.member} to ${JSON.stringify(state.value)} (assumed)`] : []),
    ...(role === 'action' && !state ? ['effect unknown'] : []),
    ...(paging
      ? [`pages by ${[paging.position?.name, paging.size?.name].filter(Boolean).join(' and ')}`]
      : []),
    ...(filters.length > 0 ? [`filters: ${filters.map(({ parameter }) => parameter).join(', ')}`] : []),
  ];
  const line = `  ${method.padEnd(6)} ${path}  ${role}${reasonOf(plan)}`;
  return details.length === 0 ? line : `${line}: ${details.join('; ')}`;
}

function reasonOf({ because, certainty }: Reason): string {
  return certainty === 'certain' ? ` (${because})` : ` (${because}, ${certainty})`;
}
