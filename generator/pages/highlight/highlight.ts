import type { CodeHtml } from '../page-data';
import { escapeHtml } from './escape-html';
import { type Grammar, GRAMMARS } from './grammars';

/** Name of the grammar for a snippet language or media type that has another name. */
const ALIASES = new Map<string, string>(
  Object.entries({ curl: 'bash', shell: 'bash', html: 'markup', xml: 'markup' }),
);

/** Names of the groups of a pattern, as Prism calls such tokens: the themes of the site know them. */
const CLASSES = ['comment', 'property', 'string', 'number', 'boolean', 'keyword', 'function'];

const patterns = new Map(Object.entries(GRAMMARS).map(([name, grammar]) => [name, buildPattern(grammar)]));

/**
 * Markup of `code`; its text content is the code itself. A language without a grammar is only escaped. Punctuation stays
 * plain, which halves the markup.
 */
export function highlight(code: string, language: string): CodeHtml {
  const pattern = patterns.get(ALIASES.get(language) ?? language);
  if (!pattern) return escapeHtml(code);
  let html = '';
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const group = match.findIndex((text, index) => index > 0 && text !== undefined);
    html += `${escapeHtml(code.slice(end, match.index))}<span class="token ${CLASSES[group - 1]}">${escapeHtml(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return html + escapeHtml(code.slice(end));
}

/** One pattern for all tokens: the first group that fits at a place wins, so nothing inside a text is a keyword. */
function buildPattern({ comment, string, keyword }: Grammar): RegExp {
  const groups = [
    comment?.source ?? '(?!)',
    '"(?:\\\\.|[^"\\\\\\n])*"(?=\\s*:)',
    string.source,
    '(?<![\\w.])-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?\\b',
    '\\b(?:true|false|True|False)\\b',
    keyword.source,
    '\\b[A-Za-z_]\\w*(?=\\()',
  ];
  return new RegExp(groups.map((group) => `(${group})`).join('|'), 'gm');
}
