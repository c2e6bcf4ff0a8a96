import type { BasisData, SourceData, WithSources } from '#core/contracts/page-data';
import type { PageContext } from '../page-context';

/** The data of a page with the sources of its marks; a decision that several marks rest on in the same way is one source. */
export function withSources<Data extends object>(data: Data, context: PageContext): Data & WithSources {
  const marks = new Map<string, BasisData>();
  eachMark(data, (mark) => marks.set(`${mark.basis} ${mark.decision}`, mark));
  if (marks.size === 0) return data;
  const texts = new Map(context.decisions.map(({ id, html }) => [id, html]));
  const sources = [...marks.values()].map(({ basis, decision }): SourceData => {
    const html = decision === undefined ? undefined : texts.get(decision);
    return { basis, decision, html };
  });
  return { ...data, sources };
}

/** Calls `tell` with every mark in the data of a page, in reading order. */
function eachMark(value: unknown, tell: (mark: BasisData) => void): void {
  if (!isPart(value)) return;
  if (isMark(value)) tell(value);
  for (const member of Object.values(value)) eachMark(member, tell);
}

function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isMark(value: object): value is BasisData {
  return 'basis' in value && (value.basis === 'public' || value.basis === 'choice');
}
