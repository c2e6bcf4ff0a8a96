import type { Finding } from '../change';
import { compareLife } from '../names/compare-life';
import { placesIn, type Pair, type SchemaContext } from './schema-diff';

/** Compares what people read: no value changes with it. */
export function compareSchemaWords(context: SchemaContext, pair: Pair): Finding[] {
  const { one, other } = pair;
  const findings: Finding[] = [];
  const put = (name: string, keyword: string, before?: string, after?: string): void => {
    if ((before ?? '').trim() !== (after ?? '').trim())
      findings.push({ rule: 'schema-words', name, ...placesIn(context, pair, keyword) });
  };
  put('title', 'title', one.words.title, other.words.title);
  put('description', 'description', one.words.description, other.words.description);
  put('example', 'examples', one.words.examples, other.words.examples);
  put('text of the values', 'x-enumDescriptions', one.words.valueTexts, other.words.valueTexts);
  if (one.xml !== other.xml) findings.push({ rule: 'xml-changed', ...placesIn(context, pair, 'xml') });
  const life = compareLife(lifeOf(one), lifeOf(other));
  return [
    ...findings,
    ...life.map((finding) => ({ ...finding, ...placesIn(context, pair, 'deprecated', 'x-sunset') })),
  ];
}

function lifeOf({ isDeprecated, sunset }: Pair['one']): { isDeprecated: boolean; sunset?: string } {
  return { isDeprecated, sunset };
}
