import type { Redirect } from '#core/contracts/redirects';
import { type Addresses, has } from './addresses';
import type { RedirectProblem } from './redirect-problem';
import { suggestAddress } from './suggest-address';

/** How many ids of a page a message names. */
const NAMED = 3;

/** Finds the addresses of the last release that neither exist nor are sent on: one problem for each page. */
export function findGone(
  released: Addresses,
  current: Addresses,
  redirects: readonly Redirect[],
): RedirectProblem[] {
  const entries = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const place = { line: Math.max(0, ...redirects.map(({ line }) => line)) + 1, column: 1 };
  const suggest = (address: string) => suggestAddress(address, current, released);
  return [...released].flatMap(([page, ids]) => {
    const entry = entries.get(page);
    if (!has(current, page) && entry === undefined) return [gonePage(page, suggest(page), place)];
    const reached = entry === undefined ? page : 'to' in entry ? entry.to : undefined;
    // Who comes to a withdrawn page, or to a place on another page, comes to it with any id.
    if (reached === undefined || reached.includes('#')) return [];
    const gone = [...ids].filter((id) => !has(current, reached, id) && !entries.has(`${page}#${id}`));
    return gone.length === 0 ? [] : [goneIds(page, reached, gone, suggest, place)];
  });
}

type Place = Pick<RedirectProblem, 'line' | 'column'>;

function gonePage(page: string, nearest: string | undefined, place: Place): RedirectProblem {
  const question = nearest === undefined ? '' : ` Did it move to \`${nearest}\`?`;
  return {
    ...place,
    message: `The page \`${page}\` of the last release is gone.${question}`,
    remedy: SEND_ON,
    lines: [lineOf(page, nearest)],
  };
}

const SEND_ON = 'Send it on, or say why nothing replaces it: the lines are below.';

function goneIds(
  page: string,
  reached: string,
  gone: readonly string[],
  suggest: (address: string) => string | undefined,
  place: Place,
): RedirectProblem {
  const names = gone.slice(0, NAMED).map((id) => `\`#${id}\``);
  const more = gone.length > NAMED ? ` and ${gone.length - NAMED} more` : '';
  const subject = reached === page ? `\`${page}\`` : `\`${reached}\`, which replaces \`${page}\`,`;
  return {
    ...place,
    message: `${subject} does not have ${names.join(', ')}${more} of the last release.`,
    remedy: SEND_ON,
    lines: gone.map((id) => lineOf(`${page}#${id}`, suggest(`${reached}#${id}`))),
  };
}

function lineOf(from: string, to: string | undefined): string {
  return `${from}: ${to ?? '{ gone: … }'}`;
}
