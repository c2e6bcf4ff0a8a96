import { splitAddress } from '#core/contracts/redirects';
import { isObject, type Json } from '#core/json/json';
import type { Mistake } from '../../problems/mistake';

/** A page of the site, or a place on one. Another host, a script or a way out of the site cannot be written like this. */
const ADDRESS = /^\/(?:(?!\.{1,2}\/)[\p{L}\p{N}._~-]+\/)*(?:#[\p{L}\p{N}_.:$@+*!~-]+)?$/u;

const WRITE =
  'Write a page of the site with its slashes, or a place on one, such as /guides/webhooks/#retries.';

/** The shortest reason for an address without a successor. */
const LEAST_REASON = 10;

const WRITE_ENTRY = 'Write `/old/: /new/` on each line.';

/** Where an entry leads, as it is written. */
type Target = string | { gone: string };
type Entries = Record<string, Target>;

/** Finds entries of `redirects.yaml` that are not redirects, or that lead on to another one. */
export function findRedirectMistakes(value: Json): Mistake[] {
  if (!isObject(value))
    return [{ tokens: [], message: 'The file is not a list of redirects.', remedy: WRITE_ENTRY }];
  const wrong = Object.entries(value).flatMap(([from, to]) => [...checkFrom(from), ...checkTo(from, to)]);
  return wrong.length > 0 ? wrong : findChains(value as Entries);
}

function checkFrom(from: string): Mistake[] {
  return ADDRESS.test(from) ? [] : [notAnAddress(from, from)];
}

function checkTo(from: string, to: Json): Mistake[] {
  if (typeof to === 'string') return ADDRESS.test(to) ? [] : [notAnAddress(from, to)];
  const reason = isObject(to) && Object.keys(to).join() === 'gone' ? to.gone : undefined;
  if (typeof reason === 'string' && reason.trim().length >= LEAST_REASON) return [];
  const remedy = `Write the one that replaces it, or why none does: \`${from}: { gone: The product was withdrawn. }\`.`;
  return [{ tokens: [from], message: `\`${from}\` has no new address.`, remedy }];
}

function notAnAddress(from: string, written: string): Mistake {
  return { tokens: [from], message: `\`${written}\` is not an address of the site.`, remedy: WRITE };
}

/** Readers follow one redirect: each entry names the last address. */
function findChains(entries: Entries): Mistake[] {
  return Object.entries(entries).flatMap(([from, to]) => {
    if (typeof to !== 'string') return [];
    const mistake = explainChain(from, to, follow(entries, to, [from]));
    return mistake === undefined ? [] : [{ tokens: [from], ...mistake }];
  });
}

function explainChain(
  from: string,
  to: string,
  last: Target | undefined,
): Omit<Mistake, 'tokens'> | undefined {
  if (last === to) return undefined;
  if (typeof last === 'string')
    return { message: `\`${to}\` is sent on too.`, remedy: `Write \`${from}: ${last}\`.` };
  const message = last === undefined ? `\`${from}\` leads back to itself.` : `\`${to}\` is gone too.`;
  return { message, remedy: 'Write an address that exists.' };
}

/** Returns where an address leads in the end; undefined if it never ends. */
function follow(entries: Entries, address: string, seen: readonly string[]): Target | undefined {
  if (seen.includes(address)) return undefined;
  const next = nextOf(entries, address);
  return typeof next === 'string' ? follow(entries, next, [...seen, address]) : (next ?? address);
}

/** A place on a page that was moved is a place on its new page. */
function nextOf(entries: Entries, address: string): Target | undefined {
  const { page, id } = splitAddress(address);
  const own = entries[address];
  const moved = entries[page];
  if (own !== undefined || id === undefined) return own;
  return typeof moved === 'string' && !moved.includes('#') ? `${moved}#${id}` : moved;
}
