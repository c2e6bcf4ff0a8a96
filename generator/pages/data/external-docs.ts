import type { ExternalDocs } from '../../model/api-model';

/** A description, and below it the link to where more is said; Markdown. */
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
