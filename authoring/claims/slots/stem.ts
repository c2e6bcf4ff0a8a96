import { stemmer } from 'stemmer';

/** Past forms that share no stem with their verb. */
const IRREGULAR = new Map(
  [
    'send sent',
    'make made',
    'write written wrote',
    'hold held',
    'keep kept',
    'find found',
    'build built',
    'give gave given',
    'take took taken',
    'choose chose chosen',
    'show shown',
    'buy bought',
    'sell sold',
    'begin began begun',
    'get got gotten',
    'break broke broken',
    'lose lost',
    'know known',
    'see seen',
  ].flatMap((row) => {
    const [verb = '', ...forms] = row.split(' ');
    return forms.map((form) => [form, verb] as const);
  }),
);

/** The stem that the forms of a word share, in lower case. */
export function stemOf(word: string): string {
  const verb = IRREGULAR.get(word) ?? word;
  return verb.length < 4 || verb.includes('-') ? verb : stemmer(verb);
}
