/** Replaces consecutive lines in code that contains a value. */
interface Rule {
  value: string;
  from: readonly string[];
}

/** Where a rule applies: `rule` replaces the `rule.from.length` lines from `start` on. */
interface LineMatch<OneRule> {
  start: number;
  rule: OneRule;
}

/** Finds the lines that rules replace, in code with their values. Where several match, the one with the most lines applies; matches do not overlap. */
export function matchLines<OneRule extends Rule>(
  lines: readonly string[],
  rules: readonly OneRule[],
): LineMatch<OneRule>[] {
  const matches: LineMatch<OneRule>[] = [];
  const known = rules.filter(({ value }) => lines.some((line) => line.includes(value)));
  for (let start = 0; start < lines.length; start += 1) {
    const fitting = known.filter(({ from }) => from.every((line, index) => line === lines[start + index]));
    const [rule] = fitting.toSorted((one, other) => other.from.length - one.from.length);
    if (!rule) continue;
    matches.push({ start, rule });
    start += rule.from.length - 1;
  }
  return matches;
}
