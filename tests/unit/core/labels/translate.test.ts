import { afterEach, describe, expect, test } from 'vitest';
import { joinAnd, joinOr } from '#core/labels/list-names';
import { translate, translatePlural } from '#core/labels/translate';
import { useTranslations } from '#core/labels/translations';

afterEach(() => useTranslations({ locale: 'en', messages: {} }));

describe('a label', () => {
  test('is English unless the run has translations', () => {
    expect(translate('{shown} of {all} fields.', { shown: 3, all: 7 })).toBe('3 of 7 fields.');
    useTranslations({ locale: 'de', messages: { '{shown} of {all} fields.': 'Von {all} Feldern {shown}.' } });
    expect(translate('{shown} of {all} fields.', { shown: 3, all: 7 })).toBe('Von 7 Feldern 3.');
    expect(translate('Close')).toBe('Close');
  });

  test('keeps braces that no value is for', () => {
    expect(translate('pattern {pattern}', { pattern: '^{a}$' })).toBe('pattern ^{a}$');
  });

  test.each([
    { count: 0, want: '0 fields' },
    { count: 1, want: '1 field' },
    { count: 2, want: '2 fields' },
  ])('has the form for $count in English', ({ count, want }) => {
    expect(translatePlural('{count} field|{count} fields', count)).toBe(want);
  });

  test.each([
    { count: 1, want: '1 pole' },
    { count: 3, want: '3 pola' },
    { count: 5, want: '5 pól' },
    { count: 22, want: '22 pola' },
  ])('has the form for $count in a language with more forms', ({ count, want }) => {
    useTranslations({
      locale: 'pl',
      messages: { '{count} field|{count} fields': '{count} pole|{count} pola|{count} pól' },
    });
    expect(translatePlural('{count} field|{count} fields', count)).toBe(want);
  });

  test('takes the last form of a language with one', () => {
    useTranslations({ locale: 'ja', messages: { '{count} field|{count} fields': '{count}個' } });
    expect([1, 2].map((count) => translatePlural('{count} field|{count} fields', count))).toEqual([
      '1個',
      '2個',
    ]);
  });
});

test('lists of names are joined by the words of the language', () => {
  expect([joinAnd([]), joinAnd(['a']), joinAnd(['a', 'b', 'c']), joinOr(['a', 'b'])]).toEqual([
    '',
    'a',
    'a and b and c',
    'a or b',
  ]);
  useTranslations({ locale: 'de', messages: { '{first} and {next}': '{first} und {next}' } });
  expect(joinAnd(['a', 'b', 'c'])).toBe('a und b und c');
});
