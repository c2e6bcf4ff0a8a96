import { type Redirect, splitAddress } from '#core/contracts/redirects';
import { type Addresses, has } from './addresses';
import { findGone } from './find-gone';
import type { RedirectProblem } from './redirect-problem';
import { suggestAddress } from './suggest-address';

interface Site {
  /** The addresses of the last release; none for a project that keeps no list of them. */
  released: Addresses;
  /** The addresses of the pages as they are built now. */
  current: Addresses;
  redirects: readonly Redirect[];
}

/**
 * Compares the addresses of the last release with those of a build.
 * @returns the problems, and the redirects that can be followed.
 */
export function checkAddresses({ released, current, redirects }: Site): {
  problems: RedirectProblem[];
  sound: Redirect[];
} {
  const froms = new Set(redirects.map(({ from }) => from));
  const checked = redirects.map((redirect) => ({ redirect, wrong: check(redirect, current, froms) }));
  return {
    problems: [...checked.flatMap(({ wrong }) => wrong ?? []), ...findGone(released, current, redirects)],
    sound: checked.filter(({ wrong }) => wrong === undefined).map(({ redirect }) => redirect),
  };
}

function check(
  redirect: Redirect,
  current: Addresses,
  froms: ReadonlySet<string>,
): RedirectProblem | undefined {
  const { from, line, column } = redirect;
  const { page, id } = splitAddress(from);
  const at = { line, column };
  if (has(current, page, id))
    return { ...at, message: `\`${from}\` exists.`, remedy: 'Remove this line, or what is there.' };
  if (!has(current, page) && !froms.has(page))
    return {
      ...at,
      message: `There is no page \`${page}\`, so nobody comes to \`${from}\`.`,
      remedy: `Send the page on too: \`${page}: …\`.`,
    };
  if (!('to' in redirect)) return undefined;
  const target = splitAddress(redirect.to);
  if (has(current, target.page, target.id)) return undefined;
  const nearest = suggestAddress(redirect.to, current);
  return {
    ...at,
    message: `There is no \`${redirect.to}\`.`,
    remedy: nearest === undefined ? 'Write an address that exists.' : `Write \`${from}: ${nearest}\`.`,
  };
}
