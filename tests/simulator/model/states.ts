import type { JsonObject } from '#core/json/json';
import { machines } from '../../../simulator/rules/machines';
import { must } from './must';

/** The state that every record was seen in last. */
export class States {
  readonly #seen = new Map<string, string>();

  /** Remembers the state of a record, which must be reachable from the one before along the arrows of its machine. */
  observe(resource: string, record: JsonObject): void {
    const machine = machines.find((one) => one.resource === resource);
    if (machine === undefined) return;
    const key = `${resource} ${Number(record.id)}`;
    const before = this.#seen.get(key);
    const now = record[machine.field] as string;
    // A record that the seed holds may be anywhere when it is first seen.
    const isReached =
      before === undefined || before === now || reachable(machine.transitions, before).has(now);
    must(isReached, `${key} went from ${before} to ${now}, and no arrow does`);
    this.#seen.set(key, now);
  }
}

/** Every state that arrows lead to, in one step or several. */
function reachable(
  arrows: readonly { from: string | null; to: string | null }[],
  start: string,
): Set<string> {
  const found = new Set<string>();
  const visit = (state: string): void => {
    for (const { from, to } of arrows) {
      if (from !== state || to === null || found.has(to)) continue;
      found.add(to);
      visit(to);
    }
  };
  visit(start);
  return found;
}
