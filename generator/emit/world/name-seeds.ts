import type { DocumentedRequest } from '#core/contracts/world-files';
import type { OperationPlan, SeedPlan, WorldPlan } from '#core/contracts/world-plan';
import { encodeData } from '#core/http/wire/percent-encoding';
import type { Operation } from '../../model/api/api-model';

/**
 * Lets a documented request name a record of the examples where its author wrote no value of a path parameter: a sample, such as
 * `string`, is the id of no record.
 */
export function nameSeeds(
  documented: DocumentedRequest,
  { parameters }: Operation,
  { scope, target, resource }: OperationPlan,
  plan: WorldPlan,
): DocumentedRequest {
  const isSample = (name: string): boolean =>
    parameters.some(
      (one) => one.in === 'path' && one.name === name && one.examples.every((example) => example.isSample),
    );
  const own = target?.in === 'path' && resource !== undefined ? [{ parameter: target.name, resource }] : [];
  const [seed] = seedsOf(plan, resource);
  const named = [
    ...scope.map(({ parameter, resource: parent }) => ({
      parameter,
      id: seed?.parents[parent] ?? seedsOf(plan, parent)[0]?.id,
    })),
    ...own.map(({ parameter }) => ({ parameter, id: seed?.id })),
  ].flatMap(({ parameter, id }): [string, string][] =>
    id === undefined || !isSample(parameter) ? [] : [[parameter, encodeData(String(id))]],
  );
  return { ...documented, path: { ...documented.path, ...Object.fromEntries(named) } };
}

function seedsOf({ resources, seeds }: WorldPlan, resource: string | undefined): readonly SeedPlan[] {
  const table = resources.find(({ key }) => key === resource)?.table;
  return seeds.filter((seed) => seed.table === table);
}
