import type { SnippetServer } from '../../../generator/emit/snippets/snippet-server';
import { escapePattern } from '#core/text/escape-pattern';

/**
 * The code with the base URL replaced, and nothing else: every language has it in one piece on one line, with
 * code of the language where the template has a variable. Throws when it is not there exactly once.
 */
export function replaceBaseUrl(code: string, { template }: SnippetServer, url: string): string {
  const pattern = template
    .split(/\{[^{}]*\}/)
    .map(escapePattern)
    .join('[^\\n/]*?');
  const found = code.match(new RegExp(pattern, 'g')) ?? [];
  if (found.length !== 1) throw new Error(`The base URL ${template} is ${found.length} times in:\n${code}`);
  return code.replace(new RegExp(pattern), () => url);
}
