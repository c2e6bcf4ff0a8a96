import type { Operator } from '../operators/operator';
import { keywordText } from '../schema/regular-expression';

const CORNERS: Record<string, string[]> = {
  date: ['2024-02-29', '2024-12-31', '2025-01-01', '1999-01-01'],
  uri: ['https://shop.example', 'https://shop.example:8443/a/b?c=d&e=%20#f'],
};

/** A leap day, the ends of a year; addresses with and without their optional parts. */
export const formats: Operator = {
  name: 'format-corner',
  keyword: 'format',
  mutate: (_value, { format }) => CORNERS[keywordText(format)] ?? [],
};
