// @ts-check

/**
 * Every body, of a request or of an answer, has an example written by an author.
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export const ExampleEverywhere = () => ({
  MediaType(mediaType, { key, location, report }) {
    if (Object.keys(mediaType.examples ?? {}).length > 0) return;
    report({
      message: `The body of type \`${key}\` has no example.\nAdd \`examples: {default: {$ref: …}}\` with a file from \`components/examples\`.`,
      location: location.key(),
    });
  },
});
