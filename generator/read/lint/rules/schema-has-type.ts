import { membersOf } from '../../source/members-of';
import { keyOf } from '../key-of';
import type { Rule } from '../redocly';
import { isCondition } from './is-condition';

/** Keywords that define the possible values, or refer to another schema for them. */
const TYPING = ['type', '$ref', 'allOf', 'anyOf', 'oneOf', 'enum', 'const', 'not', 'if'];

/** Keywords that define the entries of an array. */
const ENTRIES = ['items', 'prefixItems', 'contains', ...TYPING.slice(1)];

/**
 * Reports schemas without a type, arrays without a type for their entries, and bodies without a schema: every value would be valid,
 * and readers would not know what to send.
 */
export const SchemaHasType: Rule = () => ({
  Schema(schema, context) {
    const { location } = context;
    const members = membersOf(schema);
    const isPart = /\/(allOf|anyOf|oneOf)\/\d+$/.test(location.pointer) || isCondition(location.pointer);
    if (isPart || typeof schema === 'boolean') return;
    const says = (keyword: string) => members[keyword] !== undefined;
    if (!TYPING.some(says))
      context.report({
        message: `The schema has no \`type\`, so every value fits it.\nWrite its \`type\`; where several fit, list them: \`type: [string, integer]\`.`,
        location: keyOf(location),
      });
    if ([members.type].flat().includes('array') && !ENTRIES.some(says))
      context.report({
        message: `The array has no \`items\`, so every entry fits it.\nWrite the schema of its entries: \`items: {type: string}\`, or a reference to one.`,
        location: location.child(['type']),
      });
  },
  RequestBody(body, context) {
    const { content } = membersOf(body);
    if (content === undefined || Object.keys(membersOf(content)).length > 0) return;
    context.report({
      message:
        'The body has no media type, so nothing can be sent.\nAdd one such as `application/json`, with its schema.',
      location: keyOf(context.location.child(['content'])),
    });
  },
  MediaType(mediaType, context) {
    const { key, location } = context;
    if (['schema', 'itemSchema'].some((keyword) => membersOf(mediaType)[keyword] !== undefined)) return;
    context.report({
      message: `The body of type \`${key}\` has no schema, so every value fits it.\nAdd \`schema: {$ref: …}\` with a file from \`components/schemas\`.`,
      location: keyOf(location),
    });
  },
});
