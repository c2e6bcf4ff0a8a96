import { keyOf } from '../key-of';
import { membersOf } from '../../source/members-of';
import type { Rule } from '../redocly';
import { suggestNearest } from '../../../problems/suggest-nearest';
import { propertyNames } from './property-names';

/**
 * Reports names in `encoding` that are not properties of the schema.
 * @see https://spec.openapis.org/oas/v3.1.0#media-type-object
 */
export const KnownEncodings: Rule = () => ({
  MediaType(mediaType, context) {
    const { schema, encoding } = membersOf(mediaType);
    const names = schema === undefined ? undefined : propertyNames([schema], context);
    for (const name of names ? Object.keys(membersOf(encoding)).filter((one) => !names.has(one)) : [])
      context.report({
        message: `\`encoding\` has \`${name}\`, and the schema has no such property.\n${suggestNearest(name, names ?? []) ?? 'Write the name of a property, or remove it.'}`,
        location: keyOf(context.location.child(['encoding', name])),
      });
  },
});
