// @ts-check
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { closedSchema } from './closed-schema.mjs';

/**
 * Every example fits the schema of its body, with no member that the schema does not name. What the reader sends holds
 * no read-only members, what we send (an answer, or an event) no write-only ones. Redocly's own rule takes an event
 * for something that the reader sends.
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export const ValidExamples = () => {
  const validators = { request: makeValidator(), answer: makeValidator() };

  /**
   * @param {any} mediaType
   * @param {import('@redocly/openapi-core').UserContext} context
   * @param {'request' | 'answer'} direction
   */
  const check = (mediaType, { location, report, resolve }, direction) => {
    const { ajv, ids } = validators[direction];
    const file = location.source.absoluteRef;
    const validate = ajv.compile(
      closedSchema(mediaType.schema ?? {}, file, { ajv, ids, direction, resolve }),
    );
    for (const [key, example] of Object.entries(mediaType.examples ?? {})) {
      const { node, location: own } = resolve(example);
      if (!node || validate(node.value)) continue;
      const place = '$ref' in example && own ? own : location.child(['examples', key]);
      for (const error of innermost(validate.errors ?? [])) {
        const { instancePath } = error;
        const name = instancePath.slice(1).replaceAll('/', '.') || 'value';
        report({
          message: `The example does not fit its schema: \`${name}\` ${explain(error, direction)}.\nChange the example or the schema.`,
          location: { ...place.child('value'), pointer: `${place.child('value').pointer}${instancePath}` },
        });
      }
    }
  };

  let isEvent = false;
  return {
    Paths: { enter: () => void (isEvent = false) },
    WebhooksMap: { enter: () => void (isEvent = true) },
    RequestBody: {
      MediaType: (mediaType, context) => check(mediaType, context, isEvent ? 'answer' : 'request'),
    },
    Response: { MediaType: (mediaType, context) => check(mediaType, context, 'answer') },
  };
};

function makeValidator() {
  // Each validator runs on a few examples only: optimizing its code takes longer than running it.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    code: { optimize: false },
  });
  ajvFormats.default(ajv);
  return { ajv, ids: new Map() };
}

/**
 * Errors without those that only sum up others: a failed branch says why itself.
 * @param {import('ajv').ErrorObject[]} errors
 */
function innermost(errors) {
  const inner = errors.filter(({ keyword }) => !['anyOf', 'oneOf', 'if', 'allOf'].includes(keyword));
  return inner.length > 0 ? inner : errors;
}

/**
 * @param {import('ajv').ErrorObject} error
 * @param {'request' | 'answer'} direction
 */
function explain({ keyword, message, params }, direction) {
  if (keyword === 'false schema') {
    return direction === 'request'
      ? 'is read-only, so it is not sent'
      : 'is write-only, so it is not answered';
  }
  const detail = params.unevaluatedProperty ?? params.additionalProperty ?? params.allowedValues;
  return detail === undefined ? message : `${message} (\`${[detail].flat().join('`, `')}\`)`;
}
