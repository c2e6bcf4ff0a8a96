import type { Given } from './decode-request';
import type { GivenParameter } from './decode-styles';
import { word } from './decode-values';

/** Styles whose delimiter is encoded like data, or is a sign that data has plainly. */
const DELIMITERS: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

/**
 * Returns why values of a request cannot be sent, or are other values when they are read, each with its parameter.
 * @see https://spec.openapis.org/oas/v3.2.0#appendix-c-using-rfc6570-based-serialization
 */
export function unsendable({ parameters }: Given): string[] {
  return parameters.flatMap((parameter) => {
    const why = reasonOf(parameter);
    const { raw, value } = parameter;
    return why === undefined ? [] : [`${word(raw.in)} ${word(raw.name)}: ${JSON.stringify(value)} ${why}`];
  });
}

function reasonOf({ raw, value }: GivenParameter): string | undefined {
  if (raw.content !== undefined) return undefined;
  const items = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  const isNothing = items.every((item) => item === null);
  if (raw.in === 'path' && isNothing) return 'leaves nothing to send';
  if (raw.in === 'path' && value === '') return 'makes the address another one';
  const texts = items.map((item) => (typeof item === 'string' ? item : JSON.stringify(item)));
  if (raw.in === 'header' && texts.some((text) => /[\r\n\0]/.test(text)))
    return 'has a sign that no header can have';
  if (typeof value !== 'object') return undefined;
  const delimiter = raw.in === 'header' ? ',' : raw.style === 'label' ? '.' : DELIMITERS[word(raw.style)];
  const isInside =
    delimiter !== undefined && raw.explode !== true && texts.some((text) => text.includes(delimiter));
  return isInside ? `has the delimiter ${JSON.stringify(delimiter)} in an item` : undefined;
}
