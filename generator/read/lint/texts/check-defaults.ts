import type { Finding } from './finding';
import type { LimitsBeside } from './limits-beside';

const FORMS = [
  /\bdefaults? (?:to|is|of) (?:`([^`]+)`|(\d[\d,.]*\d|\d)\b)/gi,
  /(?:`([^`]+)`|(?<!\S)(\d[\d,]*)) by default\b/gi,
];

/**
 * Returns the defaults mentioned in a description that differ from the declared default, or are not a value of the declared enum.
 */
export function checkDefaults(text: string, beside: LimitsBeside | undefined): Finding[] {
  if (beside === undefined) return [];
  const said = FORMS.flatMap((form) =>
    [...text.matchAll(form)].map(([, code, number]) => code ?? number ?? ''),
  );
  const known = beside.defaults.length > 0 ? beside.defaults : beside.values;
  const texts = known.map(String);
  return said
    .filter((value) => texts.length > 0 && !texts.includes(value))
    .map((value) => ({
      message: `The text says that the default is "${value}", but the schema says ${texts.join(' or ')}.\nWrite ${texts.join(' or ')}, or change the default.`,
      ...(texts.length === 1 && { replacement: { was: value, is: texts.join() } }),
    }));
}
