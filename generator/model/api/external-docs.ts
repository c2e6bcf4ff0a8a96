import type { Json } from '#core/json/json';
import { objectOf, textOf } from '#core/json/read';
import type { ExternalDocs } from './api-model';

/** @see https://spec.openapis.org/oas/v3.1.0#external-documentation-object */
export function buildExternalDocs(value: Json | undefined): ExternalDocs | undefined {
  const { url, description } = objectOf(value);
  return typeof url === 'string' ? { url, description: textOf(description) } : undefined;
}

/** Appends the link to external documentation to a description, as Markdown. */
export function withExternalDocs({
  description,
  externalDocs,
}: {
  description?: string;
  externalDocs?: ExternalDocs;
}): string | undefined {
  if (!externalDocs) return description;
  const { url, description: label = url } = externalDocs;
  return [description, `[${label.trim()}](<${url}>)`].filter(Boolean).join('\n\n');
}
