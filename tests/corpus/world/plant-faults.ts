import type { OperationPlan, ResourcePlan, WorldPlan } from '#core/contracts/world-plan';

interface Fault {
  what: string;
  /** The key of the resource. */
  resource: string;
  plan: WorldPlan;
}

const DROPPED: readonly OperationPlan['role'][] = ['get', 'create', 'delete', 'merge', 'list'];

/**
 * Plans with one fault each: a wrong id, an operation without its role, a record looked for where it is not.
 * @param isWhole whether all steps of the chain of a resource hold without a fault, so that it can be noticed.
 */
export function plantFaults(plan: WorldPlan, isWhole: (resource: string) => boolean): Fault[] {
  const chained = plan.resources.filter(
    ({ key, kind }) => kind === 'collection' && isChained(plan, key) && isWhole(key),
  );
  return chained.flatMap((resource) =>
    faultsOf(plan, resource).map((fault) => ({ ...fault, resource: resource.key })),
  );
}

function faultsOf(plan: WorldPlan, resource: ResourcePlan): Omit<Fault, 'resource'>[] {
  return [
    ...wrongId(plan, resource),
    ...plan.operations
      .filter(({ resource: key, role }) => key === resource.key && DROPPED.includes(role))
      .map((one) => dropRole(plan, one)),
    ...plan.operations
      .filter(
        ({ resource: key, role, answer }) =>
          key === resource.key && answer && (role === 'get' || role === 'create'),
      )
      .map((one) => swapEnvelope(plan, one)),
  ];
}

/** Whether a chain is played on a resource, so that a fault can be noticed. */
function isChained({ operations }: WorldPlan, key: string): boolean {
  const roles = operations.filter(({ resource }) => resource === key).map(({ role }) => role);
  return roles.includes('create') && roles.includes('get');
}

function wrongId(plan: WorldPlan, resource: ResourcePlan): Omit<Fault, 'resource'>[] {
  const { identity } = resource;
  if (identity?.member === undefined) return [];
  const wrong = { ...resource, identity: { ...identity, member: '/noSuchMember' } };
  return [
    {
      what: `id of ${resource.key}`,
      plan: { ...plan, resources: plan.resources.map((one) => (one === resource ? wrong : one)) },
    },
  ];
}

function dropRole(plan: WorldPlan, operation: OperationPlan): Omit<Fault, 'resource'> {
  return changed(plan, operation, `role of ${operation.id}`, {
    role: operation.role === 'get' || operation.role === 'list' ? 'computed' : 'effect',
  });
}

function swapEnvelope(plan: WorldPlan, operation: OperationPlan): Omit<Fault, 'resource'> {
  const answer = { ...operation.answer!, at: operation.answer!.at === '' ? '/data' : '' };
  return changed(plan, operation, `envelope of ${operation.id}`, { answer });
}

function changed(
  plan: WorldPlan,
  operation: OperationPlan,
  what: string,
  change: Partial<OperationPlan>,
): Omit<Fault, 'resource'> {
  return {
    what,
    plan: {
      ...plan,
      operations: plan.operations.map((one) => (one === operation ? { ...one, ...change } : one)),
    },
  };
}
