import { nodesOf, type Page } from './page';
import type { Finding } from './rule';

/** A comment that exempts a line from a rule: `{/* allow term: name of a product *\/}`. */
export interface Waiver {
  ruleId: string;
  reason: string;
  /** The lines that it applies to: its own, and the next one. */
  lines: [number, number];
  offset: number;
}

const FORM = /^\/\* allow ([\w-]+)(?:: (.+))? \*\/$/s;

/** Returns a page's waivers. One without a reason exempts no line. */
export function readWaivers({ tree }: Page): Waiver[] {
  return nodesOf(tree).flatMap(({ node }) => {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return [];
    const [, ruleId, reason] = FORM.exec(node.value.trim()) ?? [];
    if (ruleId === undefined || !node.position) return [];
    const { line } = node.position.end;
    return [
      { ruleId, reason: reason ?? '', lines: [line, line + 1], offset: node.position.start.offset ?? 0 },
    ];
  });
}

/** Returns the problems of waivers themselves: a missing reason, or a waiver that is not used. */
export function wrongWaivers(waivers: readonly Waiver[], used: ReadonlySet<Waiver>): Finding[] {
  return waivers.flatMap((waiver): Finding[] => {
    const { ruleId, reason, offset } = waiver;
    if (reason === '') {
      const remedy = `Write {/* allow ${ruleId}: why */}.`;
      return [{ offset, message: `The waiver of ${ruleId} gives no reason.`, remedy }];
    }
    if (used.has(waiver)) return [];
    return [{ offset, message: `The waiver of ${ruleId} excepts nothing.`, remedy: 'Take it out.' }];
  });
}
