import { type WorldIndex, WORLD_FOLDER, type WorldPart } from '#core/contracts/world-files';
import type { OperationFacts } from '#core/contracts/world-contract';
import type { WorldPlan } from '#core/contracts/world-plan';
import { projectOpenSchemas } from '#core/schema/project-open-schemas';
import type { GeneratedFile } from '../../run/files/generated-file';
import type { ApiModel } from '../../model/api/api-model';
import { buildWorldContract } from './build-world-contract';
import { buildWorldPlan } from './build-world-plan';
import { documentedRequests } from './documented-requests';
import { nameSeeds } from './name-seeds';
import { selectSchemas } from './select-schemas';

/**
 * Emits the inferred world of an API for its pages: an index, and a part for the operations of each resource, so that a page loads only
 * what its call needs.
 * @param folder that of the API among several: `orders/`.
 */
export function emitWorld(model: ApiModel, folder = ''): GeneratedFile[] {
  const plan = buildWorldPlan(model);
  const { contract, schemas } = buildWorldContract(model, plan);
  const projected = projectOpenSchemas(schemas);
  const groups = groupOperations(plan);
  const partOf = new Map([...groups].flatMap(([key, ids], part) => [...ids, key].map((id) => [id, part])));
  const plans = new Map(plan.operations.map((one) => [one.id, one]));
  const { title, basePaths } = contract;
  const index: WorldIndex = {
    title,
    basePaths,
    clock: plan.clock,
    operations: Object.fromEntries(
      plan.operations.map(({ id, scope }) => {
        const parents = scope.flatMap(({ resource }) => partOf.get(keyOf(plan, resource)) ?? []);
        return [id, [...new Set([partOf.get(id)!, ...parents])]];
      }),
    ),
  };
  const parts = [...groups].map(([key, ids]): WorldPart => {
    const operations = model.operations.filter(({ id }) => ids.includes(id));
    const facts = contract.operations.filter(({ id }) => ids.includes(id));
    const resources = plan.resources.filter(({ table }) => `table ${table}` === key);
    const named = resources.flatMap(({ identity }) => identity?.validators ?? []);
    return {
      resources,
      operations: operations.map(({ id }) => plans.get(id)!),
      seeds: plan.seeds.filter(({ table }) => `table ${table}` === key),
      facts,
      schemas: selectSchemas(projected, [...facts.flatMap(validatorsOf), ...named]),
      requests: Object.fromEntries(
        operations.map((operation) => [
          operation.id,
          documentedRequests(operation).map((one) =>
            nameSeeds(one, operation, plans.get(operation.id)!, plan),
          ),
        ]),
      ),
    };
  });
  const files = [['index', index], ...parts.map((part, number) => [String(number), part])] as const;
  return files.map(([name, content]) => ({
    path: `world/static/${WORLD_FOLDER}${folder}${name as string}.json`,
    content: `${JSON.stringify(content)}\n`,
  }));
}

/** The operations by the table that they are about; each of the others is alone. */
function groupOperations(plan: WorldPlan): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { id, resource } of plan.operations) {
    const key = resource === undefined ? `operation ${id}` : keyOf(plan, resource);
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  return groups;
}

function keyOf({ resources }: WorldPlan, resource: string): string {
  return `table ${resources.find(({ key }) => key === resource)?.table ?? resource}`;
}

/** The names of the validators of an operation. */
function validatorsOf({ parameters, body, responses }: OperationFacts): string[] {
  const named = [...parameters, ...(body ? [body, ...Object.values(body.forms)] : []), ...responses];
  return named.flatMap(({ validator }) => validator ?? []);
}
