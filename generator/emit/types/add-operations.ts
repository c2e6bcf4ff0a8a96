import { HTTP_METHODS } from '#core/http/methods';
import type { Json } from '#core/json/json';
import { listOf, textOf } from '#core/json/read';
import { operationsIn } from '#core/openapi/path-item';
import { resolve } from '#core/openapi/resolve';
import type { GlobalContext } from 'openapi-typescript';
import type { BundledDescription } from '../../read/normalize/bundled-description';
import type { OpenapiTypescript } from './load-openapi-typescript';

/** The methods that openapi-typescript types. */
const TYPED: ReadonlySet<string> = new Set(HTTP_METHODS.filter((method) => method !== 'query'));

type Inject = OpenapiTypescript['injectOperationObject'];

/**
 * Adds the operations with other methods to the types of operations: openapi-typescript leaves out `query` and custom methods. Those
 * without an operationId have no name there.
 * @see https://spec.openapis.org/oas/v3.2.0#path-item-object (additionalOperations)
 */
export function addOperations(bundle: BundledDescription, ctx: GlobalContext, inject: Inject): void {
  const added = new Set<string>();
  for (const value of [bundle.paths, bundle.webhooks].flatMap((items) => Object.values(items ?? {}))) {
    const item = resolve(bundle, value);
    for (const { method, raw } of operationsIn(item)) {
      const id = textOf(raw.operationId);
      if (TYPED.has(method) || id === undefined || added.has(id)) continue;
      added.add(id);
      const operation = { ...raw, parameters: joinParameters(item.parameters, raw.parameters, bundle) };
      inject(id, operation as unknown as Parameters<Inject>[1], { ctx, path: `operations/${id}` });
    }
  }
}

/** A parameter of the operation replaces one of the path item with the same name and location. */
function joinParameters(shared: Json | undefined, own: Json | undefined, bundle: BundledDescription): Json[] {
  const byName = new Map<string, Json>();
  for (const parameter of [...listOf(shared), ...listOf(own)]) {
    const { in: location, name } = resolve(bundle, parameter);
    byName.set(JSON.stringify([location, name]), parameter);
  }
  return [...byName.values()];
}
