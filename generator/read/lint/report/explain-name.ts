import { valueAt } from '#core/json/pointer';
import { listOf, textOf } from '#core/json/read';
import type { Json } from '#core/json/json';
import type { Problem } from '../../../problems/problem';
import { membersOf } from '../../source/members-of';
import type { LocalDocuments, NormalizedProblem } from '../../source/documents';
import { tokensOf } from '../../source/locations';
import { parseUndefinedScheme } from '../../source/redocly-messages';
import { suggestNearest } from '../../../problems/suggest-nearest';

/** Names that operations may use if the entry document declares them. */
export interface DeclaredNames {
  tags: readonly string[];
  securitySchemes: readonly string[];
}

export function readDeclaredNames(document: unknown): DeclaredNames {
  const { tags, components } = membersOf(document);
  return {
    tags: listOf(tags as Json).flatMap((tag) => textOf(membersOf(tag).name as Json) ?? []),
    securitySchemes: Object.keys(membersOf(membersOf(components).securitySchemes)),
  };
}

type Explanation = Pick<Problem, 'message' | 'remedy'>;

/** Explains an undeclared name and lists the declared ones; undefined for any other problem. */
export async function explainName(
  { ruleId, message, location: [place] }: NormalizedProblem,
  documents: LocalDocuments,
  { tags, securitySchemes }: DeclaredNames,
): Promise<Explanation | undefined> {
  if (ruleId === 'security-defined') {
    const name = parseUndefinedScheme(message);
    return name === undefined ? undefined : explain(`security scheme \`${name}\``, name, securitySchemes);
  }
  if (ruleId !== 'operation-tag-defined' || place?.pointer === undefined) return undefined;
  const document = await documents.read(place.source.absoluteRef);
  const name = document instanceof Error ? undefined : valueAt(document.parsed, tokensOf(place.pointer));
  return typeof name === 'string' ? explain(`tag \`${name}\``, name, tags) : undefined;
}

function explain(what: string, name: string, declared: readonly string[]): Explanation {
  const others = declared.map((one) => `\`${one}\``).join(', ');
  return {
    message: `The entry document declares no ${what}.`,
    remedy: suggestNearest(name, declared) ?? `Declare it there${others && `, or write one of ${others}`}.`,
  };
}
