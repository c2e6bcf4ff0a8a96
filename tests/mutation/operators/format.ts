import { keywordText } from '../schema/regular-expression';
import type { Operator } from './operator';

const BROKEN: Record<string, string[]> = {
  byte: ['QWJhY28', 'QWJh\nY28=', '%%%%'],
  'date-range': ['2024-02-01,2024-02-30', '2024/04/31,2024/05/01'],
  date: ['15.11.2024', '2024-11-15T00:00:00Z', '2024-1-5', '20241115'],
  uri: ['not a url', 'www.shop.example/path', '//shop.example'],
};

export const formatBreak: Operator = {
  name: 'format-break',
  keyword: 'format',
  mutate: (_value, { format }) => {
    const broken = BROKEN[keywordText(format)];
    if (broken === undefined)
      throw new Error(`No broken values are known for the format ${keywordText(format)}.`);
    return broken;
  },
};

/** A day that no calendar has. */
export const impossibleDate: Operator = {
  name: 'impossible-date',
  keyword: 'format',
  mutate: (_value, { format }) =>
    format === 'date' ? ['2024-02-31', '2023-02-29', '2024-13-01', '2024-00-10'] : [],
};
