import type { CodeData } from '#core/contracts/code-data';
import type { LineRule } from '#core/contracts/environments';
import { codeText, joinCode, type Code } from '../snippets/code';
import { splitCodeLines } from './split-code-lines';

/** The same snippet in two forms. */
interface FormPair {
  /** The example credentials in the first form. */
  value: string;
  before: Code;
  after: Code;
}

/**
 * Derives the rules that turn each snippet from its first form into its second; each rule once.
 * @param distance how many equal lines may be between two differences that are one rule.
 */
export function deriveRules(pairs: readonly FormPair[], distance: number): LineRule[] {
  const rules = new Map<string, LineRule>();
  for (const { value, before, after } of pairs)
    for (const lines of compareLines(splitCodeLines(before), splitCodeLines(after), distance)) {
      const rule = { value, ...lines };
      rules.set(JSON.stringify(rule), rule);
    }
  return [...rules.values()];
}

/** Lines that differ: `removed` from `row` on are replaced by `added` from `line` on. */
interface Difference {
  row: number;
  removed: number;
  line: number;
  added: number;
}

function compareLines(
  before: readonly Code[],
  after: readonly Code[],
  distance: number,
): Omit<LineRule, 'value'>[] {
  const old = before.map(codeText);
  return findDifferences(old, after.map(codeText), distance).map(({ row, removed, line, added }) => {
    // Lines that are only added are found by the lines around them.
    const first = removed === 0 && row > 0 ? 1 : 0;
    const last = removed === 0 && row < old.length ? 1 : 0;
    const to = after.slice(line - first, line + added + last);
    const from = old.slice(row - first, row + removed + last);
    return { from, ...(to.length > 0 && { to: joinCode(to, '\n') as CodeData }) };
  });
}

function findDifferences(old: readonly string[], made: readonly string[], distance: number): Difference[] {
  const found: Difference[] = [];
  let [row, line] = [0, 0];
  while (row < old.length || line < made.length) {
    if (old[row] === made[line]) {
      [row, line] = [row + 1, line + 1];
      continue;
    }
    const [removed, added] = findEnd(old.slice(row), made.slice(line));
    addDifference(found, { row, removed, line, added }, distance);
    [row, line] = [row + removed, line + added];
  }
  return found;
}

/** Adds a difference; one that is close to the last belongs to it. */
function addDifference(
  found: Difference[],
  { row, removed, line, added }: Difference,
  distance: number,
): void {
  const last = found.at(-1);
  const between = last ? row - last.row - last.removed : Infinity;
  // Two differences that only add lines would need the line between them both.
  const isShared = between === 1 && last?.removed === 0 && removed === 0;
  if (!last || (between > distance && !isShared)) {
    found.push({ row, removed, line, added });
    return;
  }
  last.removed = row + removed - last.row;
  last.added = line + added - last.line;
}

/** Returns how many lines to skip in each form until they agree again; as few as possible. */
function findEnd(old: readonly string[], made: readonly string[]): [removed: number, added: number] {
  for (let sum = 1; sum < old.length + made.length; sum += 1)
    for (let removed = Math.max(0, sum - made.length); removed <= Math.min(sum, old.length); removed += 1)
      if (isSame(old[removed], made[sum - removed])) return trimEnd(old, made, removed, sum - removed);
  return trimEnd(old, made, old.length, made.length);
}

/** Leaves out the empty lines at the end that both forms have. */
function trimEnd(
  old: readonly string[],
  made: readonly string[],
  removed: number,
  added: number,
): [removed: number, added: number] {
  const isShared = removed > 0 && added > 0 && old[removed - 1] === made[added - 1];
  return isShared ? trimEnd(old, made, removed - 1, added - 1) : [removed, added];
}

// Empty lines are everywhere, so they do not show that the forms agree.
function isSame(old: string | undefined, made: string | undefined): boolean {
  return old !== undefined && old === made && old.trim() !== '';
}
