import path from 'node:path';
import type { Rule } from '../redocly';

/** The sections of the Components Object, with Redocly's name and the English name for the objects in them. */
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

/** Redocly's names for the maps of these objects; such a map must not be a reference. */
const NAMED = new Map(
  ['examples', 'headers', 'links'].map((name) => {
    const { type, one } = SECTIONS[name]!;
    return [`${type}sMap`, { name, one }];
  }),
);

/**
 * Reports references to the wrong kind of object, such as a parameter where a schema is expected. The section of a component
 * determines its kind, or the folder of its file if it has the name of a section.
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

/** Returns the section of the components that a reference points into; an empty string if it points elsewhere. */
function sectionOf(reference: string, from: string): string {
  const [file = '', pointer = ''] = reference.split('#');
  const place = pointer.length > 1 ? pointer : path.resolve(path.dirname(from), file);
  return /[\\/]components[\\/](\w+)[\\/][^\\/]+$/.exec(place)?.[1] ?? '';
}
