import { listOf, textOf } from '#core/json/read';
import { membersOf } from '../../source/members-of';
import type { Rule } from '../redocly';
import { suggestNearest } from '../../../problems/suggest-nearest';
import { propertyNames } from './property-names';

/**
 * Reports a discriminator that names a property that the alternatives do not have.
 * @see https://spec.openapis.org/oas/v3.1.0#discriminator-object
 */
export const KnownDiscriminators: Rule = () => ({
  Schema(schema, context) {
    const { oneOf, anyOf, discriminator, properties } = membersOf(schema);
    const name = textOf(membersOf(discriminator).propertyName);
    const branches = [...listOf(oneOf), ...listOf(anyOf)];
    if (name === undefined || branches.length === 0) return;
    const names = propertyNames([...branches, { properties: membersOf(properties) }], context);
    if (names === undefined || names.has(name)) return;
    context.report({
      message: `No alternative has the property \`${name}\`, which is the discriminator.\n${suggestNearest(name, names) ?? 'Add it to each of them, with its value there.'}`,
      location: context.location.child(['discriminator', 'propertyName']),
    });
  },
});
