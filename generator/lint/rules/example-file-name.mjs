// @ts-check
import path from 'node:path';
import { isRef } from './is-ref.mjs';

/**
 * An example file is named after what it is used for: `<operationId>.<request or status>.<variant>.yaml`, where the
 * key `default` stands for no variant; `<event>.yaml` for an event. Examples of shared responses begin with
 * `error.<status>`.
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export const ExampleFileName = () => ({
  Paths: {
    PathItem: {
      Operation(operation, context) {
        const { operationId, requestBody, responses = {} } = operation;
        if (!operationId) return;
        checkBody(requestBody, ['requestBody'], `${operationId}.request`, context);
        for (const [status, response] of Object.entries(responses)) {
          if (isRef(response)) checkShared(response, status, context);
          else checkBody(response, ['responses', status], `${operationId}.${status}`, context);
        }
      },
    },
  },
  WebhooksMap: {
    PathItem: {
      Operation({ requestBody }, context) {
        checkBody(requestBody, ['requestBody'], eventOf(context.location), context);
      },
    },
  },
});

/**
 * @param {any} body
 * @param {string[]} keys
 * @param {string} base
 * @param {import('@redocly/openapi-core').UserContext} context
 */
function checkBody(body, keys, base, { location, report }) {
  for (const { mediaType, variant, file } of exampleFiles(body)) {
    const wanted = variant === 'default' ? `${base}.yaml` : `${base}.${variant}.yaml`;
    if (file === wanted) continue;
    report({
      message: `The example \`${variant}\` is in a file named \`${file}\`.\nName the file \`${wanted}\`.`,
      location: location.child([...keys, 'content', mediaType, 'examples', variant]),
    });
  }
}

/**
 * @param {{ $ref: string }} response
 * @param {string} status
 * @param {import('@redocly/openapi-core').UserContext} context
 */
function checkShared(response, status, { location, report, resolve }) {
  for (const { file } of exampleFiles(resolve(response).node)) {
    if (file.startsWith(`error.${status}.`)) continue;
    report({
      message: `The shared response for ${status} has an example in a file named \`${file}\`.\nBegin the name of the file with \`error.${status}.\``,
      location: location.child(['responses', status]),
    });
  }
}

/**
 * The files of the examples of a Request Body or Response Object.
 * @param {any} body
 */
function exampleFiles(body) {
  const contents = /** @type {[string, { examples?: Record<string, unknown> }][]} */ (
    Object.entries(body?.content ?? {})
  );
  return contents.flatMap(([mediaType, { examples = {} }]) =>
    Object.entries(examples).flatMap(([variant, example]) =>
      isRef(example) ? [{ mediaType, variant, file: path.posix.basename(example.$ref) }] : [],
    ),
  );
}

/**
 * The event whose path item a location is in: the name of its file.
 * @param {import('@redocly/openapi-core').Location} location
 */
function eventOf(location) {
  return path.basename(location.source.absoluteRef, '.yaml');
}
