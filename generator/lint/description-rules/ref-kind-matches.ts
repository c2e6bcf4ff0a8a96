import path from 'node:path';
import type { Rule } from '../redocly';

/** The sections of the Components Object, with what Redocly and people call what each holds. */
const SECTIONS: Readonly<Record<string, { type: string; one: string }>> = {
  schemas: { type: 'Schema', one: 'a schema' },
  responses: { type: 'Response', one: 'a response' },
  parameters: { type: 'Parameter', one: 'a parameter' },
  examples: { type: 'Example', one: 'an example' },
  requestBodies: { type: 'RequestBody', one: 'a request body' },
  headers: { type: 'Header', one: 'a header' },
  securitySchemes: { type: 'SecurityScheme', one: 'a security scheme' },
  links: { type: 'Link', one: 'a link' },
  callbacks: { type: 'Callback', one: 'a callback' },
  pathItems: { type: 'PathItem', one: 'a path item' },
};

const WANTED = new Map(Object.entries(SECTIONS).map(([name, { type, one }]) => [type, { name, one }]));

/** What Redocly calls the maps of these, of which none may be a reference. */
const NAMED = new Map(
  ['examples', 'headers', 'links'].map((name) => {
    const { type, one } = SECTIONS[name]!;
    return [`${type}sMap`, { name, one }];
  }),
);

/**
 * A reference leads to what belongs in its place: a schema where a schema does. What a component is, its section says, or
 * the folder of its file that is called so.
 * @see https://spec.openapis.org/oas/v3.1.0#components-object
 */
export const RefKindMatches: Rule = () => ({
  ref: {
    enter({ $ref }, context) {
      const { type, rawLocation } = context;
      const named = NAMED.get(type.name);
      const section = sectionOf($ref, rawLocation.source.absoluteRef);
      if (named !== undefined) {
        const remedy =
          section === named.name
            ? `Write it below a name: \`default: {$ref: ${$ref}}\`.`
            : `Write the names here, each with ${named.one} or a reference to one.`;
        context.report({
          message: `The reference \`${$ref}\` is not allowed here: write names, each with ${named.one}.\n${remedy}`,
          location: rawLocation.child(['$ref']),
        });
      }
      const wanted = WANTED.get(type.name);
      const found = wanted && SECTIONS[section];
      if (wanted === undefined || found === undefined || found.type === type.name) return;
      context.report({
        message: `The reference \`${$ref}\` leads to ${found.one}, and ${wanted.one} belongs here.\nRefer to one of \`components/${wanted.name}\`, or write ${wanted.one} here.`,
        location: rawLocation.child(['$ref']),
      });
    },
  },
});

/** The section of the components that a reference leads into; empty when it leads elsewhere. */
function sectionOf(reference: string, from: string): string {
  const [file = '', pointer = ''] = reference.split('#');
  const place = pointer.length > 1 ? pointer : path.resolve(path.dirname(from), file);
  return /[\\/]components[\\/](\w+)[\\/][^\\/]+$/.exec(place)?.[1] ?? '';
}
