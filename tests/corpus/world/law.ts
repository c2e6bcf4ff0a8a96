import { isDeepStrictEqual } from 'node:util';
import type { WorldPlan } from '#core/contracts/world-plan';
import { formatValue } from '#core/json/format-value';
import type { Json } from '#core/json/json';
import { handle } from '#core/world/handle';
import { createWorld } from '#core/world/world';
import type { Operation, Parameter } from '../../../generator/model/api/api-model';
import type { OpenedWorld } from './open-world';

/** How many documented examples a GET of their address gives back. */
export interface Law {
  kept: number;
  /** Examples that contradict their schema: no world may return them. */
  unfit: string[];
  breaches: string[];
}

/** Asks for each documented record by its documented address. @param plan another one than that of the description. */
export function findLawBreaches({ source, model }: OpenedWorld, plan: WorldPlan = source.plan): Law {
  const law: Law = { kept: 0, unfit: [], breaches: [] };
  for (const operation of model.operations) {
    const role = source.plan.operations.find(({ id }) => id === operation.id)?.role;
    const example = exampleOf(operation);
    const path = addressOf(operation);
    if (role !== 'get' || example === undefined || path === undefined) continue;
    const world = createWorld({ ...source, plan });
    const facts = world.operations.get(operation.id)!.facts;
    if (!isFit(source, facts.responses.find(({ isError }) => !isError)?.validator, example)) {
      law.unfit.push(operation.id);
      continue;
    }
    const needed = facts.security[0] ?? [];
    const pairs = [
      ...needed.flatMap((one): [string, string][] => (one.in === 'query' ? [[one.name, 'test']] : [])),
      ...requiredOf(operation),
    ];
    const headers = Object.fromEntries([
      ['authorization', 'test'],
      ...needed.map((one) =>
        one.in === 'cookie' ? ['cookie', `${one.name}=x`] : [one.name.toLowerCase(), 'test'],
      ),
    ]) as Record<string, string>;
    const { body } = handle(world, {
      method: 'GET',
      path,
      query: new URLSearchParams(pairs).toString(),
      headers,
      body: '',
    });
    if (isDeepStrictEqual(body, example)) law.kept += 1;
    else law.breaches.push(`${operation.id} ${path}`);
  }
  return law;
}

function requiredOf({ parameters }: Operation): [string, string][] {
  return parameters.flatMap(({ in: location, required, name, examples: [example] }): [string, string][] =>
    location === 'query' && required && example ? [[name, formatValue(example.value)]] : [],
  );
}

/** The example of the answer, if there is exactly one. */
function exampleOf({ responses }: Operation): Json | undefined {
  const success = responses.find(({ status }) => /^2/.test(status));
  const media = success?.content.find(({ mediaType }) => /json/.test(mediaType));
  const written = media?.examples.filter(({ isSample }) => !isSample) ?? [];
  return written.length === 1 ? written[0]!.value : undefined;
}

/** The path with the documented values of its parameters; undefined if one has none. */
function addressOf({ path, parameters }: Operation): string | undefined {
  const values = parameters
    .filter((parameter) => parameter.in === 'path')
    .map((one) => [one.name, valueOf(one)] as const);
  if (values.some(([, value]) => value === undefined)) return undefined;
  const filled = values.reduce((text, [name, value]) => text.replace(`{${name}}`, formatValue(value!)), path);
  return new URL(`http://localhost${filled}`).pathname;
}

function valueOf({ examples }: Parameter): Json | undefined {
  return examples.find(({ isSample }) => !isSample)?.value;
}

function isFit({ validatorOf }: OpenedWorld['source'], name: string | undefined, example: Json): boolean {
  try {
    return name === undefined || validatorOf(name)(example);
  } catch {
    return false;
  }
}
