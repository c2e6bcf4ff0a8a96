import type { Finding } from '../change';
import { placesIn, type Compared, type Pair, type SchemaContext } from './schema-diff';

/** Compares the rules for fields that are not named: closed or open objects, maps, patterns of names. */
export function compareOthers(context: SchemaContext, pair: Pair): Compared {
  const { one, other } = pair;
  const places = placesIn(context, pair, 'additionalProperties', 'unevaluatedProperties');
  const [before, after] = [one.others, other.others];
  const patterns = comparePatternFields(context, pair);
  const put = (rule: Finding['rule']): Compared => ({
    findings: [{ rule, ...places }, ...patterns.findings],
    below: patterns.below,
  });
  if (typeof before === 'object' && typeof after === 'object')
    return {
      ...patterns,
      below: [...patterns.below, { step: '{*}', base: before, head: after }],
    };
  if (before === after) return patterns;
  if (after === false) return put('unknown-fields-refused');
  if (before === false) return put('unknown-fields-accepted');
  return put(typeof after === 'object' ? 'other-fields-typed' : 'other-fields-untyped');
}

function comparePatternFields(context: SchemaContext, pair: Pair): Compared {
  const { one, other } = pair;
  const places = placesIn(context, pair, 'patternProperties');
  const removed = [...one.patternFields.keys()].filter((pattern) => !other.patternFields.has(pattern));
  const added = [...other.patternFields.keys()].filter((pattern) => !one.patternFields.has(pattern));
  return {
    findings: [
      ...added.map((after): Finding => ({ rule: 'pattern-fields-given', after, ...places })),
      ...removed.map((before): Finding => ({ rule: 'pattern-fields-dropped', before, ...places })),
    ],
    below: [...one.patternFields].flatMap(([pattern, base]) => {
      const head = other.patternFields.get(pattern);
      return head ? [{ step: `{${pattern}}`, base, head }] : [];
    }),
  };
}
