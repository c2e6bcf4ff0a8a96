import { keyOf } from '../key-of';
import type { Rule } from '../redocly';

/** Reports bodies, of a request or of a response, without an example written by an author. */
export const ExampleEverywhere: Rule = () => ({
  MediaType(mediaType, context) {
    const { key, location } = context;
    if (Object.keys(mediaType.examples ?? {}).length > 0) return;
    context.report({
      message: `The body of type \`${key}\` has no example.\nAdd \`examples: {default: {$ref: …}}\` with a file from \`components/examples\`.`,
      location: keyOf(location),
    });
  },
});
