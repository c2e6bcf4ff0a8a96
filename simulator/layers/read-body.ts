import { essenceOf } from '#core/http/wire/body-format';
import { type ReadableBody, readBody as readWire } from '#core/http/wire/read-body';
import { isObject, type JsonObject } from '#core/json/json';
import { tryParse } from '#core/json/try-parse';
import type { Engine, RequestContext, Layer } from '../engine';
import { Refusal } from '../refusal';
import { rejectShape } from '../validation/body-shape';
import { readText } from '../validation/read-text';
import { parseForm } from '../validation/parse-form';

const FORM = 'application/x-www-form-urlencoded';

/**
 * Parses the body of an operation that has one: 413 when it is too long, 415 when the description does not have its media type, 400 when it is malformed, not
 * an object, or has too many levels or members.
 */
export function readBody({ mode, contract }: Engine): Layer {
  const limits = contract.limits.requestBody;
  return async (context, next) => {
    const { body } = context.get('operation');
    if (body === undefined) return next();
    const mediaType = mediaTypeOf(context);
    const documented = body.forms?.[mediaType];
    const isOldForm = mode === 'lenient' && mediaType === FORM && !documented;
    if (mode === 'strict' && !body.mediaTypes.includes(mediaType)) {
      throw rejectMediaType(mediaType, body.mediaTypes);
    }
    const { text, bytes } = await readText(context.req.raw, limits);
    context.set('bodyBytes', bytes);
    const sent = isOldForm
      ? parseForm(text, limits)
      : documented
        ? readDocumented(text, context, documented)
        : parseJson(text);
    rejectShape(sent, limits);
    context.set('body', sent);
    return next();
  };
}

/** Media type of the Content-Type header in lower case, without its parameters. */
function mediaTypeOf(context: RequestContext): string {
  return essenceOf(context.req.header('Content-Type') ?? '');
}

/** Reads a body in a media type other than JSON, as the description says it is written. */
function readDocumented(text: string, context: RequestContext, body: ReadableBody): JsonObject {
  try {
    const value = readWire(text, context.req.header('Content-Type') ?? '', body);
    if (isObject(value)) return value;
  } catch (error) {
    // surviving mutants (guard, dropped-statement): only a mistake in the reader throws anything else
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new Refusal(400);
}

function parseJson(text: string): JsonObject {
  const value = tryParse(text);
  if (isObject(value)) return value;
  throw new Refusal(400);
}

function rejectMediaType(mediaType: string, expected: string[]): Refusal {
  const found = mediaType === '' ? 'no Content-Type' : `Content-Type ${mediaType}`;
  // equivalent mutants (text): a custom message replaces the example
  return new Refusal(415, 'default', {
    text: `Send the body as ${expected.join(' or ')}; this request has ${found}.`,
    rule: 'request-media-type',
  });
}
