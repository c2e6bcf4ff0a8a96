import type { Change, Direction } from '../../../generator/compare/diff/change';
import type { Side } from '../../../generator/compare/diff/side';
import { PLANTED } from '../../unit/diff/fixtures';

/** Changes of words have no direction, and shared ones are joined differently in each direction. */
const WORDS = /^(?:schema|operation|api)-words$|^component-/;

/**
 * The findings in terms that are the same backward: the kind of change with its reverse, the direction, and the call by its address,
 * because operationIds differ.
 */
export function mirrorsOf(changes: readonly Change[], sides: readonly Side[]): Set<string> {
  const addresses = new Map(sides.flatMap(({ model }) => model.operations.map(addressOf)));
  const directions: Direction[] = ['sent', 'received'];
  const found = changes
    .filter(({ rule }) => !WORDS.test(rule))
    .flatMap((change) =>
      directions.flatMap((direction) =>
        (change[direction]?.affected ?? []).map(
          (affected) => `${kindOf(change.rule)} ${direction} ${addresses.get(affected) ?? affected}`,
        ),
      ),
    );
  return new Set(found);
}

function addressOf({ id, method, path }: Side['model']['operations'][number]): [string, string] {
  return [id, `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`];
}

/** A rule and its reverses have the same kind: the planted changes have both. */
function kindOf(rule: string): string {
  const next = KINDS.get(rule) ?? rule;
  return next === rule ? rule : kindOf(next);
}

const KINDS = new Map<string, string>();
for (const planted of Object.values(PLANTED))
  for (const [index, { expected: forward }] of planted.entries()) {
    const backward = planted[index + 1]?.expected ?? [];
    const isPair = index % 2 === 0 && Math.min(forward.length, backward.length) === 1;
    if (!isPair) continue;
    const [first, ...others] = [...forward, ...backward].map((verdict) => kindOf(verdict.split(' ')[0]!));
    for (const other of others) if (kindOf(other) !== first) KINDS.set(kindOf(other), kindOf(first!));
  }
