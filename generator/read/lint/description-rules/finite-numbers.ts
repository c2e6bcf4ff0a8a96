import type { Rule } from '../redocly';

/** Members that contain arbitrary JSON, which the rule does not check. */
const DATA = new Set(['const', 'default', 'enum', 'example', 'examples', 'value']);

/** Reports YAML's `.inf` and `.nan`, which JSON does not have. */
export const FiniteNumbers: Rule = () => ({
  any: {
    enter(node: unknown, context) {
      if (typeof node !== 'object' || node === null) return;
      for (const [key, value] of Object.entries(node)) {
        const numbers = isData(key, context.type.name) ? numbersBelow(value) : numbersIn(value);
        const message = numbers.map((number) => explain(key, number)).find(Boolean);
        if (message !== undefined) context.report({ message, location: context.location.child([key]) });
      }
    },
  },
});

/** Whether a member contains arbitrary JSON. Keys of maps are not keywords: a field may be called `value`. */
function isData(key: string, type: string): boolean {
  return DATA.has(key) && !/Map$|Properties$/.test(type);
}

/** Returns the value if it is a number, or the numbers of a list. */
function numbersIn(value: unknown): number[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one === 'number');
}

function numbersBelow(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersBelow) : [];
}

function explain(key: string, value: number): string | undefined {
  if (Number.isFinite(value)) return undefined;
  return `The number at \`${key}\` is ${value}, which JSON does not have: it becomes \`null\`.\nLeave it out, or write a number.`;
}
