import type { Explanations } from '../report/settle';

/** Explanations from lists of names by reason; `prefix` stands before each name. */
export function byReason(prefix: string, reasons: Record<string, string[]>): Explanations {
  return Object.fromEntries(
    Object.entries(reasons).flatMap(([reason, names]) => names.map((name) => [prefix + name, reason])),
  );
}
