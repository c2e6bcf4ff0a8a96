import type { JsonObject } from '#core/json/json';
import { createOpenValidators } from '#core/schema/create-open-validators';
import type { SimulatorSchemas } from '#core/contracts/validators';
import type { WorldSource } from '#core/world/world';
import type { ApiModel } from '../../../generator/model/api/api-model';
import { buildApiModel } from '../../../generator/model/api/build-api-model';
import { readDescription } from '../../../generator/read/read-description';
import { bundle } from '../../../generator/read/bundle/bundle';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import { buildWorldContract } from '../../../generator/emit/world/build-world-contract';
import { buildWorldPlan } from '../../../generator/emit/world/build-world-plan';

/** The inferred world of a description, with what it was inferred from. */
export interface OpenedWorld {
  source: WorldSource;
  model: ApiModel;
  schemas: SimulatorSchemas;
  /** The description before anything was inferred from it. */
  bundled: JsonObject;
}

/** Reads a description and infers its world. @param entry its path. */
export async function openWorld(entry: string): Promise<OpenedWorld> {
  const { description } = await bundle(entry);
  return worldOfBundle(description);
}

/** Reads a description that may have mistakes, without the parts that have them; undefined if nothing can be read. */
export async function openRepaired(entry: string): Promise<OpenedWorld | undefined> {
  const { description } = await readDescription(entry, (_, work) => Promise.resolve(work()));
  return description && worldOfBundle(description.bundle);
}

/** Infers the world of a bundled description. */
export function worldOfBundle(description: BundledDescription): OpenedWorld {
  const bundled = structuredClone(description) as JsonObject;
  const model = buildApiModel(description);
  const plan = buildWorldPlan(model);
  const { contract, schemas } = buildWorldContract(model, plan);
  return { source: { plan, contract, validatorOf: createOpenValidators(schemas) }, model, schemas, bundled };
}
