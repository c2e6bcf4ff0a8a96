import type { Rule } from '../redocly';

/**
 * Whole numbers beyond 2^53 lose digits wherever JSON is read as JavaScript reads it: here, and in many clients. YAML's
 * `.inf` and `.nan` are lost altogether.
 */
export const ExactNumbers: Rule = () => ({
  any: {
    enter(node: unknown, context) {
      if (typeof node !== 'object' || node === null) return;
      for (const [key, value] of Object.entries(node)) {
        const message = numbersIn(value)
          .map((number) => explain(key, number))
          .find(Boolean);
        if (message !== undefined) context.report({ message, location: context.location.child([key]) });
      }
    },
  },
});

/** A number, or those of a list such as an enum. */
function numbersIn(value: unknown): number[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one === 'number');
}

function explain(key: string, value: number): string | undefined {
  if (!Number.isFinite(value))
    return `The number at \`${key}\` is ${value}, which JSON does not have: it becomes \`null\`.\nLeave it out, or write a number.`;
  if (!Number.isInteger(value) || Number.isSafeInteger(value)) return undefined;
  return `The number at \`${key}\` has more digits than can be kept: pages show ${value}.\nLeave it to the \`format\`, or describe it in a text.`;
}
