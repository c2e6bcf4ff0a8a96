import type { RuleContext, RuleLocation } from '../redocly';
import { replaced, type Replacement } from '../replaced';

/** Something wrong in a description: the message, with its remedy on the second line, and the remedy itself if it is safe to make. */
export interface Finding {
  message: string;
  replacement?: Replacement;
}

/** Reports findings at the location of their text. */
export function reportFindings(
  findings: readonly Finding[],
  location: RuleLocation,
  { report }: Pick<RuleContext, 'report'>,
): void {
  for (const { message, replacement } of findings)
    report({ message, location: replacement ? replaced(location, replacement) : location });
}
