import type { Finding } from '../change';
import { placesIn, type Below, type Compared, type Pair, type SchemaContext } from './schema-diff';

/** Compares items, tuples and what lists contain. */
export function compareItems(context: SchemaContext, pair: Pair): Compared {
  const { one, other } = pair;
  const places = placesIn(context, pair, 'items', 'unevaluatedItems', 'prefixItems');
  const positions = comparePositions(context, pair);
  const contains = compareContains(context, pair);
  const findings = [...positions.findings, ...contains.findings];
  const below = [...positions.below, ...contains.below];
  if (one.items && other.items)
    return { findings, below: [...below, { step: '[]', base: one.items, head: other.items }] };
  const rule = compareRest(pair);
  return { findings: rule ? [...findings, { rule, ...places }] : findings, below };
}

function compareRest({ one, other }: Pair): Finding['rule'] | undefined {
  if (one.isEnded !== other.isEnded && one.positions.length + other.positions.length > 0)
    return other.isEnded ? 'items-typed' : 'items-untyped';
  if (!one.items === !other.items || one.isEnded || other.isEnded) return undefined;
  return other.items ? 'items-typed' : 'items-untyped';
}

function comparePositions(context: SchemaContext, pair: Pair): Compared {
  const { one, other } = pair;
  const findings: Finding[] = [];
  const below: Below[] = [];
  const places = placesIn(context, pair, 'prefixItems', 'items');
  const length = Math.max(one.positions.length, other.positions.length);
  for (let index = 0; index < length; index++) {
    const [base, head] = [one.positions[index] ?? one.items, other.positions[index] ?? other.items];
    const name = String(index + 1);
    if (base && head) below.push({ step: `[${index}]`, base, head });
    else if (head)
      findings.push({ rule: one.isEnded ? 'position-joined' : 'position-typed', name, ...places });
    else if (base)
      findings.push({ rule: other.isEnded ? 'position-dropped' : 'position-untyped', name, ...places });
  }
  return { findings, below };
}

/** Each list has one `contains` at most, but for those of its bases. */
function compareContains(context: SchemaContext, pair: Pair): Compared {
  const [before, after] = [pair.one.contains, pair.other.contains];
  const places = placesIn(context, pair, 'contains', 'minContains', 'maxContains');
  const findings: Finding[] = [];
  const below: Below[] = [];
  for (let index = 0; index < Math.max(before.length, after.length); index++) {
    const [one, other] = [before[index], after[index]];
    if (!one || !other) {
      findings.push({ rule: other ? 'contains-tightened' : 'contains-loosened', ...places });
      continue;
    }
    const [most, nowMost] = [one.most ?? Infinity, other.most ?? Infinity];
    const counts = { before: [one.least, one.most ?? 'any'], after: [other.least, other.most ?? 'any'] };
    if (other.least > one.least || nowMost < most)
      findings.push({ rule: 'contains-tightened', ...counts, ...places });
    else if (other.least < one.least || nowMost > most)
      findings.push({ rule: 'contains-loosened', ...counts, ...places });
    below.push({ step: '[contains]', base: [one.schema], head: [other.schema] });
  }
  return { findings, below };
}
