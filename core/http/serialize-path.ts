import { formatValue } from '../json/format-value';
import { isObject } from '../json/json';
import type { StyledParameter } from './request-parts';
import { memberTexts } from './member-texts';

/** By style: the prefix of the value, and the separator between the parts of a value that explodes. */
const STYLES: Record<string, { prefix: string; separator: string }> = {
  simple: { prefix: '', separator: ',' },
  label: { prefix: '.', separator: '.' },
  matrix: { prefix: ';', separator: ';' },
};

/**
 * Replaces each `{name}` in a path by its percent-encoded value.
 * @see https://spec.openapis.org/oas/v3.1.0#style-examples
 */
export function serializePath(template: string, parameters: StyledParameter[]): string {
  return template.replace(/\{([^{}]+)\}/g, (placeholder, name: string) => {
    const parameter = parameters.find((one) => one.name === name);
    return parameter ? serializePathValue(parameter) : encodeURIComponent(placeholder);
  });
}

function serializePathValue({ name, value, style, explode }: StyledParameter): string {
  const { prefix, separator } = STYLES[style] ?? STYLES.simple!;
  const parts = partsOf(value, explode).map((part) => part.map(encodeURIComponent).join('='));
  const isNamedOnce = style === 'matrix' && !(explode && isObject(value));
  const named = isNamedOnce && explode ? parts.map((part) => `${name}=${part}`) : parts;
  const text = named.join(explode ? separator : ',');
  return prefix + (isNamedOnce && !explode ? `${name}=${text}` : text);
}

/** Splits a value into the parts that a separator goes between; a part of two strings is a member `name=value`. */
function partsOf(value: StyledParameter['value'], explode: boolean): string[][] {
  if (Array.isArray(value)) return value.map((item) => [formatValue(item)]);
  if (!isObject(value)) return [[formatValue(value)]];
  return explode
    ? memberTexts(value)
    : memberTexts(value)
        .flat()
        .map((text) => [text]);
}
