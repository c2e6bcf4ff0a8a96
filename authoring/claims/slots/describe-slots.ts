import type { Judgment } from '../verdict';

/** Returns a line for each part that differs, with what it said and says: `subject: provider → customer`. */
export function describeSlots({ verdict, slots, fact }: Judgment): string[] {
  return [
    ...(fact === undefined ? [] : [`  states: ${fact.says} (${fact.about})`]),
    ...slots.map(({ slot, from, to }) => `         ${slot}: ${from || 'nothing'} → ${to || 'nothing'}`),
    ...(verdict === 'refused'
      ? [`  It contradicts ${fact === undefined ? 'what was accepted' : 'the description'}.`]
      : []),
  ];
}
