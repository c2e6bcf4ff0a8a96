import type { WorldSource } from '#core/world/world';
import { createOpenValidators } from '#core/schema/create-open-validators';
import type { ApiModel } from '../../generator/model/api/api-model';
import { formatReport } from '../../generator/problems/format-report';
import { hasErrors } from '../../generator/problems/has-errors';
import { readDescription } from '../../generator/read/read-description';
import { ReadError } from '../../generator/read/revisions/read-error';
import { readSide } from '../../generator/read/revisions/read-side';
import { buildWorldContract } from '../../generator/emit/world/build-world-contract';
import { buildWorldPlan } from '../../generator/emit/world/build-world-plan';

/** A description, and the world that was inferred from it. */
export interface LoadedWorld {
  model: ApiModel;
  source: WorldSource;
}

/**
 * Reads a description and infers its world; undefined if it has errors, which are printed. It is linted only if it cannot be read
 * without.
 */
export async function loadWorld(entry: string): Promise<LoadedWorld | undefined> {
  const model = await readModel(entry);
  return model && { model, source: worldOf(model) };
}

/** The world of a model: what its engine needs. */
export function worldOf(model: ApiModel): WorldSource {
  const plan = buildWorldPlan(model);
  const { contract, schemas } = buildWorldContract(model, plan);
  return { plan, contract, validatorOf: createOpenValidators(schemas) };
}

async function readModel(entry: string): Promise<ApiModel | undefined> {
  try {
    return (await readSide(entry, entry)).model;
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
  }
  const { problems, description } = await readDescription(entry, (_, work) => Promise.resolve(work()));
  if (description) return description.model;
  const errors = problems.filter((problem) => hasErrors([problem]));
  process.stdout.write(formatReport(errors, { format: 'text', detail: 'all' }));
  return undefined;
}
