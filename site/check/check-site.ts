import { gzipSync } from 'node:zlib';
import { countOf } from '#core/text/count-of';
import type { BuiltSite } from './built-site';
import { type DeadAddress, findDeadAddresses } from './find-dead-addresses';

/** The problems of a built site, one message each, and one line about all of it. */
interface SiteReport {
  problems: string[];
  summary: string;
}

const KILOBYTE = 1024;

/** How many pages a message names. */
const NAMED = 3;

/**
 * Checks that links and anchors of a complete build resolve, and that its pages are light.
 * @param limit the kilobytes of compressed HTML that a page may have.
 */
export function checkSite(site: BuiltSite, limit: number): SiteReport {
  const weights = site.pages.map((page) => ({ page, kilobytes: weigh(site.htmlOf(page)) }));
  const heavy = weights.filter(({ kilobytes }) => kilobytes > limit);
  const problems = [
    ...findDeadAddresses(site).map(describeDead),
    ...heavy.map((one) => describeHeavy(one, limit)),
  ];
  const heaviest = weights.reduce((one, other) => (other.kilobytes > one.kilobytes ? other : one));
  return {
    problems,
    summary: `${countOf(problems.length, 'problem')} in ${countOf(weights.length, 'page')}. The heaviest page is ${describeWeight(heaviest)}.`,
  };
}

interface Weight {
  page: string;
  kilobytes: number;
}

function weigh(html: string): number {
  return gzipSync(html).length / KILOBYTE;
}

function describeDead({ address, isAnchor, pages }: DeadAddress): string {
  const more = pages.length > NAMED ? ` and ${pages.length - NAMED} more` : '';
  const [cause, remedy] = isAnchor
    ? ['leads to an anchor that the page does not have', 'Write the id of a heading or field there']
    : ['leads to no page or file of the site', 'Write another address, or add the page'];
  return `${pages.slice(0, NAMED).join(', ')}${more}\n  \`${address}\` ${cause}. ${remedy}.`;
}

function describeHeavy(weight: Weight, limit: number): string {
  return `${weight.page}\n  The page has ${weight.kilobytes.toFixed(1)} KB of compressed HTML, and the limit is ${limit} KB. Divide it, or raise \`--weight\`.`;
}

function describeWeight({ page, kilobytes }: Weight): string {
  return `${page}, with ${kilobytes.toFixed(1)} KB of compressed HTML`;
}
