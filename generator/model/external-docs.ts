import type { Json } from '#core/json/json';
import { objectOf, textOf } from '#core/json/read';
import type { ExternalDocs } from './api-model';

/** @see https://spec.openapis.org/oas/v3.1.0#external-documentation-object */
export function buildExternalDocs(value: Json | undefined): ExternalDocs | undefined {
  const { url, description } = objectOf(value);
  return typeof url === 'string' ? { url, description: textOf(description) } : undefined;
}
