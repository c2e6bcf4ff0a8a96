import type { Rule } from '../redocly';

/** Whole numbers beyond 2^53 lose digits wherever JSON is read as JavaScript reads it: here, and in many clients. */
export const ExactNumbers: Rule = () => ({
  any: {
    enter(node: unknown, context) {
      if (typeof node !== 'object' || node === null) return;
      for (const [key, value] of Object.entries(node)) {
        if (typeof value !== 'number' || !Number.isInteger(value) || Number.isSafeInteger(value)) continue;
        context.report({
          message: `The number at \`${key}\` has more digits than can be kept: pages show ${value}.\nLeave it to the \`format\`, or describe it in a text.`,
          location: context.location.child([key]),
        });
      }
    },
  },
});
