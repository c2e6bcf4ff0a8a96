import type { CodeData, CodeMark, MarkedCode } from '#core/contracts/code-data';
import { joinCode, type Code, type MarkedText } from '../../snippets/code';
import type { SnippetHovers } from './snippet-hovers';

/** Returns the code of a snippet for the site: a name with a type links to its field, every other name is plain text. */
export function renderCode(code: Code, hovers: SnippetHovers): CodeData {
  const parts = code.map((part) => (typeof part === 'string' ? part : renderPart(part, hovers)));
  return joinCode<CodeMark>(parts, '');
}

function renderPart(marked: MarkedText, hovers: SnippetHovers): string | MarkedCode {
  const { text, mark } = marked;
  if (mark.kind !== 'member' && mark.kind !== 'response-body') return { text, mark };
  const typed = hovers(marked);
  return typed ? { text, mark: typed } : text;
}
