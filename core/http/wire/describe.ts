import { formatValue } from '../../json/format-value';
import type { Json } from '../../json/json';
import { delimiterOf } from './expand-style';
import {
  joinQuery,
  type WireParameter,
  writeCookies,
  writeHeader,
  writePath,
  writeQuery,
} from './write-parameters';

/** Returns a parameter as it is sent: `codes=1%7C2`, `X-Ids: 1,2`, `;id=3`; undefined if it is left out. */
export function showSent(parameter: WireParameter): string | undefined {
  return textOf(parameter) || undefined;
}

function textOf(parameter: WireParameter): string | undefined {
  switch (parameter.in) {
    case 'path':
      return writePath(`{${parameter.name}}`, [parameter]);
    case 'query':
      return joinQuery(writeQuery([parameter]));
    case 'cookie':
      return writeCookies([parameter]);
    case 'header': {
      const text = writeHeader(parameter);
      return text === undefined ? undefined : `${parameter.name}: ${text}`;
    }
  }
}

/**
 * Returns what a specification leaves open about a value: `not defined` for a value that OpenAPI gives no form, `not told apart` for
 * one with the separator of its style in it.
 */
export function findOpen({
  in: location,
  value,
  serialization,
}: WireParameter): 'not defined' | 'not told apart' | undefined {
  if (serialization.kind === 'content' || typeof value !== 'object' || value === null) return undefined;
  const { style, explode } = serialization;
  const members: Json[] = Object.values(value);
  const isDelimited = ['spaceDelimited', 'pipeDelimited', 'tabDelimited'].includes(style);
  if (members.some((member) => typeof member === 'object' && member !== null) || (isDelimited && explode))
    return 'not defined';
  const separator = isDelimited
    ? delimiterOf(style)
    : location === 'header'
      ? ','
      : style === 'label' && explode
        ? '.'
        : undefined;
  const isInside =
    separator !== undefined && members.some((member) => formatValue(member).includes(separator));
  return isInside ? 'not told apart' : undefined;
}
