import type { Finding } from '../change';
import { canonicalText } from '../shape/canonical-text';
import type { Condition } from '../shape/shape';
import type { Digest } from '../shape/digest';
import { placesIn, type Compared, type Pair, type SchemaContext } from './schema-diff';

/** Compares conditions as a set: which of two is stricter cannot be decided in general. */
export function compareConditions(context: SchemaContext, pair: Pair): Compared {
  const before = textsOf(pair.one.conditions, context.baseDigest);
  const after = textsOf(pair.other.conditions, context.headDigest);
  const added = [...after].filter(([text]) => !before.has(text));
  const removed = [...before].filter(([text]) => !after.has(text));
  const put = (rule: Finding['rule'], text: string, { keyword }: Condition): Finding => ({
    rule,
    name: keyword,
    [rule === 'condition-dropped' ? 'before' : 'after']: text,
    ...placesIn(context, pair, keyword),
  });
  const [lost, given] = [removed, added].map((some) => new Set(some.map(([, { keyword }]) => keyword)));
  return {
    findings: [
      ...added.map(([text, condition]) =>
        put(lost!.has(condition.keyword) ? 'condition-changed' : 'condition-given', text, condition),
      ),
      ...removed
        .filter(([, { keyword }]) => !given!.has(keyword))
        .map(([text, condition]) => put('condition-dropped', text, condition)),
    ],
    below: [],
  };
}

function textsOf(conditions: readonly Condition[], digest: Digest): Map<string, Condition> {
  return new Map(
    conditions.map((condition) => {
      const schemas = condition.schemas.map((schema) => digest([schema]));
      return [canonicalText([condition.keyword, condition.text, schemas]), condition];
    }),
  );
}
