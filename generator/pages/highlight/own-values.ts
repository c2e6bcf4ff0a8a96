import type { Constant } from '../../snippets/languages/snippet-plan';
import { escapeHtml } from '#core/text/escape-html';
import type { Mark } from './highlight';

/**
 * The places where a snippet shows a value that readers replace by their own: a credential wherever it stands, another
 * value where it is assigned to its constant or is a part of the host.
 */
export function markOwnValues(code: string, constants: readonly Constant[]): Mark[] {
  return constants.flatMap(({ name, value }) =>
    [...code.matchAll(patternOf(name, value))].map(({ index }) => ({
      start: index,
      end: index + value.length,
      open: `<span data-own="${escapeHtml(name)}">`,
      close: '</span>',
    })),
  );
}

const CREDENTIALS = new Set(['apiKey', 'accessToken', 'username', 'password']);

function patternOf(name: string, value: string): RegExp {
  const text = value.replace(/[^\w]/g, '\\$&');
  if (CREDENTIALS.has(name)) return new RegExp(`(?<![\\w-])${text}(?![\\w-])`, 'g');
  const constant = name.replace(/(?<=[a-z0-9])[A-Z]/g, '_?$&');
  return new RegExp(`(?<=\\b${constant}\\s*=\\s*['"])${text}(?=['"])|(?<=://)${text}(?=\\.)`, 'gi');
}
