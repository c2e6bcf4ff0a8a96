import type { CodeData, CodeMark, MarkedCode } from '#core/contracts/code-data';
import { joinCode, type Code, type MarkedText } from '../../snippets/code';
import type { LinkName } from './typed-names';

/** Returns the code of a snippet for the site: a name with a type links to its field, every other name is plain text. */
export function showCode(code: Code, linkName: LinkName): CodeData {
  const parts = code.map((part) => (typeof part === 'string' ? part : showPart(part, linkName)));
  return joinCode<CodeMark>(parts, '');
}

function showPart(marked: MarkedText, linkName: LinkName): string | MarkedCode {
  const { text, mark } = marked;
  if (mark.kind !== 'member' && mark.kind !== 'response-body') return { text, mark };
  const typed = linkName(marked);
  return typed ? { text, mark: typed } : text;
}
