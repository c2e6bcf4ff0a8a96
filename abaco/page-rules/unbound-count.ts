import type { Nodes, Paragraph } from 'mdast';
import { isJsx, type JsxElement, textsOf } from '../../site/remark/attributes';
import { nodesOf, nodesOfType } from '../../site/lint/page';
import type { Finding, Rule } from '../../site/lint/rule';

/** Reports a count of the tests whose sentence does not say what was counted, in the words of the count's name. */
export const unboundCount: Rule = {
  id: 'unbound-count',
  check: (page) => nodesOfType(page, 'paragraph').flatMap(({ node }) => countsIn(node)),
};

function countsIn(paragraph: Paragraph): Finding[] {
  const parts = nodesOf(paragraph).map(({ node }) => node);
  const whole = textOf(parts);
  return parts.flatMap((node, at) => {
    if (!isCount(node)) return [];
    const next = parts.findIndex((other, index) => index > at && isCount(other));
    const behind = textOf(parts.slice(at + 1, next === -1 ? undefined : next));
    const [subject = '', counted = ''] = (textsOf(node).of ?? '').split('.').map(wordsOf);
    const missing = [whole.includes(subject) ? '' : subject, behind.includes(counted) ? '' : counted];
    return missing.filter(Boolean).map((words) => finding(node, words));
  });
}

function isCount(node: Nodes): node is JsxElement {
  return isJsx(node) && node.name === 'Proof';
}

/** Splits a name into words: `onDemand` → `on demand`. */
function wordsOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function textOf(nodes: readonly Nodes[]): string {
  const texts = nodes.flatMap((node) => (node.type === 'text' ? [node.value] : []));
  return texts.join(' ').toLowerCase().replaceAll(/\s+/g, ' ');
}

function finding(element: JsxElement, words: string): Finding {
  return {
    offset: element.position?.start.offset ?? 0,
    message: `The count ${textsOf(element).of} is followed by no word “${words}”.`,
    remedy: 'Say behind a count what was counted, or take the element of what the sentence says.',
  };
}
