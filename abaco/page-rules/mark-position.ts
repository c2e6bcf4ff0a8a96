import type { Nodes } from 'mdast';
import { isJsx, type JsxElement } from '../../site/remark/attributes';
import { nodesOf } from '../../site/lint/page';
import type { Finding, Rule } from '../../site/lint/rule';

/** Reports a mark that its sentence needs as a word, because readers see marks only when they ask for sources. */
export const markPosition: Rule = {
  id: 'mark-position',
  check: (page) => nodesOf(page.tree).flatMap(({ node }) => citationsIn(node)),
};

/** Words that cannot end a sentence. */
const OPEN_END = /(?:^|[\s(])(?:a|an|the|such as|of|from|and|or|but|like|than)\s*$/i;

function citationsIn(node: Nodes): Finding[] {
  if (!('children' in node)) return [];
  const children: Nodes[] = node.children;
  return children.flatMap((child, at) => {
    if (!isCitation(child)) return [];
    const found = isWord(children.slice(0, at), children.slice(at + 1));
    return found ? [finding(child)] : [];
  });
}

function isCitation(node: Nodes): node is JsxElement {
  return isJsx(node) && node.name === 'Basis';
}

/** Whether a sentence needs a mark as a word: it begins with the mark, continues after it, or is incomplete before it. */
function isWord(before: readonly Nodes[], after: readonly Nodes[]): boolean {
  const [previous] = before.filter((node) => !isBlank(node) && !isCitation(node)).slice(-1);
  const [next] = after.filter((node) => !isBlank(node) && !isCitation(node));
  const isFirst = previous === undefined;
  const waits = previous?.type === 'text' && OPEN_END.test(previous.value);
  const goesOn = next !== undefined && !(next.type === 'text' && /^\s*[.,;:!?)]/.test(next.value));
  return isFirst || waits || goesOn;
}

function isBlank(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function finding(mark: JsxElement): Finding {
  return {
    offset: mark.position?.start.offset ?? 0,
    message: 'Without its mark, which most readers do not see, this sentence has a hole.',
    remedy: 'Put the mark at the end of its clause, in front of the punctuation.',
  };
}
