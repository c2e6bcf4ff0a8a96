import { writeBody } from '#core/http/wire/write-body';
import { writeContent } from '#core/http/wire/write-content';
import type { Json } from '#core/json/json';
import type { Operation } from '../../../generator/model/api/api-model';

/** A body as it is sent, and the header that says how. */
export function sentBody(
  { requestBody }: Operation,
  body: { mediaType: string; value: Json } | undefined,
): { body: string; headers: Record<string, string> } {
  if (body === undefined) return { body: '', headers: {} };
  const { mediaType, value } = body;
  const media = requestBody?.content.find((one) => one.mediaType === mediaType) ?? { mediaType };
  const written = writeBody(value, media);
  return {
    body: written?.text ?? writeContent(value, mediaType),
    headers: { 'content-type': written?.contentType ?? mediaType },
  };
}
