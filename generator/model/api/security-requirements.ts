import { isObject, type Json } from '#core/json/json';
import type { SecurityRequirement } from './api-model';
import { entriesOf, listOf, textsOf } from '#core/json/read';

/**
 * Builds the alternatives, each with the schemes that are required together. An empty requirement (`{}`) makes credentials
 * optional.
 * @see https://spec.openapis.org/oas/v3.1.0#security-requirement-object
 */
export function buildSecurityRequirements(value: Json | undefined): SecurityRequirement[] {
  return listOf(value)
    .filter(isObject)
    .map((raw) => ({ schemes: entriesOf(raw).map(([id, scopes]) => ({ id, scopes: textsOf(scopes) })) }));
}
