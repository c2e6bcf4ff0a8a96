import { isObject, type Json } from '#core/json/json';
import { REFUSED } from '../operators/index';
import type { Verdict } from '../report/settle';
import type { Corpus } from '../schema/corpus';
import { mutateAll } from '../schema/mutate';
import { createSender, type Target } from './target';

/** Changes that a string can express; where a string is accepted, another type is a string too. */
const SHOWN_IN_TEXT =
  /^(drop-required|enum-break|enum-case|integer-to-float|minimum-1|pattern-|format-|impossible-date|extra-member|typo-in-name)/;

/** Sends every mistake in a query to the simulator. Killed: 400. */
export async function sendQueries(corpus: Corpus, targets: Target[]): Promise<Verdict[]> {
  const sites = corpus.sites.filter(({ root }) => root.id.includes('.query'));
  const operators = REFUSED.filter(({ name }) => SHOWN_IN_TEXT.test(name) || name === 'type-to-string');
  const sendTo = createSender();
  const verdicts: Verdict[] = [];
  for (const { name, operator, site, value } of mutateAll(corpus, sites, operators)) {
    const target = targets.find(({ id }) => id === site.root.id.split('.')[0]);
    if (!target || !isObject(value)) continue;
    const status = await sendTo(target, { path: target.path + queryOf(value) });
    verdicts.push({ name, operator, isKilled: status === 400 });
  }
  for (const target of targets) {
    const path = `${target.path}?no_such_parameter=x`;
    const isKilled = (await sendTo(target, { path })) === 400;
    verdicts.push({ name: `${target.id} unknown parameter`, operator: 'unknown-parameter', isKilled });
  }
  return verdicts;
}

function queryOf(value: Record<string, Json>): string {
  const texts = Object.entries(value).map(([name, member]) => [name, toQueryText(member)]);
  return `?${new URLSearchParams(texts)}`;
}

/** A query separates the entries of a list with commas. */
function toQueryText(member: Json): string {
  if (Array.isArray(member)) return member.map(toQueryText).join(',');
  return typeof member === 'string' ? member : JSON.stringify(member);
}
