import { COMPONENT_POINTER } from '#core/schema/component-pointer';
import { membersOf } from '../../source/members-of';
import type { Rule } from '../redocly';
import { suggestNearest } from '../../../problems/suggest-nearest';

/**
 * Reports discriminator values that do not lead to a schema. Redocly stops at the first value that does; this rule checks the
 * values after it.
 * @see https://spec.openapis.org/oas/v3.1.0#discriminator-object
 */
export const KnownMappings: Rule = () => {
  let schemas: string[] = [];
  return {
    Root(root) {
      schemas = Object.keys(membersOf(membersOf(membersOf(root).components).schemas));
    },
    DiscriminatorMapping(mapping, context) {
      const isKnown = ([, $ref]: [string, string]) => context.resolve({ $ref }).node !== undefined;
      const entries = Object.entries(mapping);
      const first = entries.findIndex(isKnown);
      for (const [value, name] of first < 0 ? [] : entries.slice(first).filter((entry) => !isKnown(entry)))
        context.report({
          message: `The value \`${value}\` has no target: \`${name}\` is neither a component schema nor a file.\n${remedyFor(name, schemas)}`,
          location: context.location.child([value]),
        });
    },
  };
};

function remedyFor(name: string, schemas: readonly string[]): string {
  return (
    suggestNearest(name.replace(COMPONENT_POINTER, ''), schemas) ??
    'Write the name of a component schema, or a reference to one.'
  );
}
