import { writeMultipart } from '#core/http/wire/write-multipart';
import type { WirePart } from '#core/http/wire/write-parts';
import type { HttpRequest } from './http-request';
import type { RequestContent } from './request-content';

type Multipart = Extract<RequestContent, { kind: 'multipart' }>;

/** Whether a client for HTML forms can send a body: parts with names in `multipart/form-data`, with no headers but their type. */
export function isHtmlForm({ mediaType, parts }: Multipart): boolean {
  return (
    /^multipart\/form-data\s*$/i.test(mediaType) &&
    parts.every(
      ({ name, headers, content }) => name !== undefined && headers.length === 0 && content.kind !== 'parts',
    )
  );
}

/** Whether a FormData object can be sent instead of a body: it writes each line feed of a string as a line break of mail. */
export function isFormData(body: Multipart): boolean {
  const hasLines = ({ content }: WirePart) => content.kind === 'text' && /\n|\r/.test(content.text);
  return isHtmlForm(body) && !body.parts.some(hasLines);
}

/** Whether a part is text with a type, which few clients can set. */
export function isTypedText({ mediaType, content }: WirePart): boolean {
  return mediaType !== undefined && content.kind === 'text';
}

/**
 * Returns a request whose multipart body is written out, delimiters and headers, unless the client of a language can send its parts. Its
 * `Content-Type` names the boundary then.
 */
export function writeOutParts(request: HttpRequest, canSend: (body: Multipart) => boolean): HttpRequest {
  const { body, headers } = request;
  if (body?.kind !== 'multipart' || canSend(body)) return request;
  const { boundary, pieces } = writeMultipart(body.parts);
  const mediaType = `${body.mediaType}; boundary=${boundary}`;
  const [only, ...others] = pieces;
  return {
    ...request,
    headers: headers.map((header) =>
      header.name === 'Content-Type' ? { name: header.name, value: mediaType } : header,
    ),
    body:
      others.length === 0 && only?.kind === 'text'
        ? { mediaType, kind: 'text', text: only.text }
        : { mediaType, kind: 'pieces', pieces },
  };
}
