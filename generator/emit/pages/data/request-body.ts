import type { MediaTypeData, RequestBodyData } from '#core/contracts/page-data';
import type { Operation } from '../../../model/api/api-model';
import type { Role } from '../fields/expansion';
import { omitFalse } from '../omit-empty';
import type { PageContext } from '../page-context';
import { anchorIn } from '../../../model/addresses/anchors';
import { type BodyLocation, buildContent } from './content';

/** Methods that change what is there (RFC 9110, RFC 5789). */
const UPDATES = new Set(['PUT', 'PATCH']);

/** Builds the body that a caller sends, or that the API sends for an event. */
export function buildRequestBodyData(
  operation: Operation,
  { within, ...location }: BodyLocation,
  context: PageContext,
  role: Role = 'request',
): RequestBodyData | undefined {
  const { requestBody, method } = operation;
  if (!requestBody) return undefined;
  const isUpdate = role === 'request' && UPDATES.has(method.toUpperCase());
  const bodyLocation = { ...location, prefix: anchorIn(within, 'request'), role, isUpdate };
  return {
    required: omitFalse(requestBody.required),
    html: context.renderMarkdown(requestBody.description),
    content: (buildContent(requestBody.content, bodyLocation, context) ?? []).map((media) =>
      // A callback does not have a panel.
      within === undefined ? withRequests(media, operation) : media,
    ),
  };
}

/** Renames examples to the requests that send them, because examples of two media types may have the same name. */
function withRequests(media: MediaTypeData, { requests, otherRequests }: Operation): MediaTypeData {
  const { mediaType, examples } = media;
  const others = otherRequests.filter(({ body }) => body?.mediaType === mediaType);
  if (!examples || requests.some(({ body }) => body?.mediaType === mediaType)) return media;
  if (others.length === 0) return { ...media, isInText: true };
  const names = new Map(others.map(({ name, example = name }) => [example, name]));
  return { ...media, examples: examples.map((one) => ({ ...one, name: names.get(one.name) ?? one.name })) };
}
