import { HTTP_METHODS } from '#core/http/methods';
import type { Json, JsonObject } from '#core/json/json';
import { listOf, textOf } from '#core/json/read';
import { operationsIn } from '#core/openapi/path-item';
import { resolve } from '#core/openapi/resolve';
import type { GlobalContext } from 'openapi-typescript';
import type { BundledDescription } from '../../read/normalize/bundled-description';
import type { OpenapiTypescript } from './load-openapi-typescript';

/** The methods that openapi-typescript types. */
const TYPED: ReadonlySet<string> = new Set(HTTP_METHODS.filter((method) => method !== 'query'));

type Inject = OpenapiTypescript['injectOperationObject'];

/** An operation with a method that openapi-typescript leaves out: `query`, or a custom one. */
export interface OtherOperation {
  method: string;
  /** Its operationId; without one, it has no name among the types of operations. */
  id?: string;
  /** With the parameters of its path item. */
  operation: JsonObject;
}

/** Returns the operations of a path item with other methods. */
export function otherOperations(item: JsonObject, bundle: BundledDescription): OtherOperation[] {
  return operationsIn(item)
    .filter(({ method }) => !TYPED.has(method))
    .map(({ method, raw }) => {
      const id = textOf(raw.operationId);
      const operation = { ...raw, parameters: joinParameters(item.parameters, raw.parameters, bundle) };
      return { method, operation, ...(id !== undefined && { id }) };
    });
}

/**
 * Adds the operations with other methods to the types of operations.
 * @see https://spec.openapis.org/oas/v3.2.0#path-item-object (additionalOperations)
 */
export function addOperations(bundle: BundledDescription, ctx: GlobalContext, inject: Inject): void {
  const added = new Set<string>();
  for (const value of [bundle.paths, bundle.webhooks].flatMap((items) => Object.values(items ?? {}))) {
    for (const { id, operation } of otherOperations(resolve(bundle, value), bundle)) {
      if (id === undefined || added.has(id)) continue;
      added.add(id);
      inject(id, operation, { ctx, path: `operations/${id}` });
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
