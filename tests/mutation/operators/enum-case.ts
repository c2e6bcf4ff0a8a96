import { listOf } from '#core/json/read';
import type { Operator } from './operator';

/** Every value of the list in another case, as far as it has letters. */
export const enumCase: Operator[] = ['enum', 'const'].map((keyword) => ({
  name: `${keyword}-case`,
  keyword,
  mutate: (_value, { enum: list, const: only }) => {
    const texts = [...listOf(list), only].filter((value) => typeof value === 'string');
    return texts.map(otherCase).filter((text) => !texts.includes(text));
  },
}));

function otherCase(text: string): string {
  return text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();
}
