import type { Framing } from '#core/http/wire/sequence';
import type { ApiModel, MediaType, Operation } from '../../model/api/api-model';
import { isJson } from '#core/http/wire/body-format';
import { isObject } from '#core/json/json';

/** The kind of a response body: `nothing` if it is empty, `never` if no successful response is documented, or how it is a stream. */
export type ResponseKind = 'json' | 'text' | 'binary' | 'nothing' | 'never' | Framing;

/** Whether a response comes item by item. */
export function isStream(response: ResponseKind): response is Framing {
  return response === 'events' || response === 'lines' || response === 'records';
}

/**
 * Returns the Accept header of an operation and the kind of its successful response. The root extension `x-accept` (`{value}`)
 * sets one header for the whole API; otherwise the header is the media type of the responses.
 */
export function acceptedMediaType(
  operation: Operation,
  model: ApiModel,
): { accept?: string; response: ResponseKind } {
  const success = operation.responses.filter(({ status }) => /^([23]|default)/.test(status));
  const contents = success.flatMap(({ content }) => content);
  const errors = operation.responses.flatMap(({ content }) => content.map(({ mediaType }) => mediaType));
  const preferred = contents.find(({ mediaType }) => isJson(mediaType)) ?? contents[0];
  const accept = acceptOfApi(model) ?? preferred?.mediaType ?? errors.find(isJson);
  return { ...(accept && { accept }), response: success.length === 0 ? 'never' : kindOf(preferred) };
}

function acceptOfApi(model: ApiModel): string | undefined {
  const extension = model.extensions.accept;
  if (extension === undefined || !isObject(extension)) return undefined;
  return typeof extension.value === 'string' ? extension.value : undefined;
}

function kindOf(media: MediaType | undefined): ResponseKind {
  if (media === undefined) return 'nothing';
  const { mediaType, sequence } = media;
  if (sequence?.framing) return sequence.framing;
  if (isJson(mediaType) || mediaType.includes('*')) return 'json';
  return /^text\/|[/+]xml/i.test(mediaType) ? 'text' : 'binary';
}
