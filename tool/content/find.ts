import { UsageError } from '#core/command-line/usage-error';
import { didYouMean } from '#core/text/did-you-mean';
import { findNearest } from '#core/text/nearest';
import { quote } from '../check-arguments';
import type { Content } from './content';

/** Returns the address of a page in any of its forms: with or without origin, anchor, ending and slashes. */
export function findPage({ pages, about }: Content, given: string): string {
  const path = normalize(given, about.site);
  if (Object.hasOwn(pages, path)) return path;
  throw unknown('page', given, path, Object.keys(pages));
}

/**
 * Returns the operationId of an operation: given as such, as a call like `POST /invoices`, or as its page. Of several APIs, the id may
 * lack the name of its API, if only one has it.
 */
export function findOperation({ facts: { operations }, about }: Content, given: string): string {
  if (Object.hasOwn(operations, given)) return given;
  const path = normalize(given, about.site);
  const found = Object.entries(operations).filter(
    ([id, { method, path: template, href }]) =>
      href === path || `${method} ${template}` === given.trim() || nameInApi(id, about) === given.trim(),
  );
  if (found.length > 1)
    throw ambiguous(
      given,
      found.map(([id]) => id),
    );
  if (found[0]) return found[0][0];
  const calls = Object.values(operations).map(({ method, path: at }) => `${method} ${at}`);
  throw unknown('operation', given, given, [...Object.keys(operations), ...calls]);
}

/**
 * Returns the page of an object or event by its name, its title or its address. Of several APIs, the name may lack that of its API, if
 * only one has it.
 */
export function findNamed({ facts, about }: Content, kind: 'objects' | 'events', given: string): string {
  const path = normalize(given, about.site);
  const known: Record<string, { href: string; title?: string }> = facts[kind];
  const all = Object.entries(known);
  const isGiven = (name?: string) => name?.toLowerCase() === given.toLowerCase();
  const exact = all.find(([name, { href }]) => isGiven(name) || href === path);
  if (exact) return exact[1].href;
  const [found, ...others] = all.filter(
    ([name, { title }]) => isGiven(title) || isGiven(nameInApi(name, about)),
  );
  if (found && about.apis && others.length > 0)
    throw ambiguous(
      given,
      [found, ...others].map(([name]) => name),
    );
  if (found) return found[1].href;
  throw unknown(kind.slice(0, -1), given, given, Object.keys(facts[kind]));
}

/** The API that a part of one of several APIs belongs to, by the name of the part: `orders` of `orders.createOrder`. */
export function apiOf(name: string, { apis = [] }: Content['about']): string | undefined {
  return apis.find((api) => name.startsWith(`${api}.`));
}

/** The name of a part of one of several APIs without that of its API; undefined if there is one API only. */
function nameInApi(name: string, about: Content['about']): string | undefined {
  const api = apiOf(name, about);
  return api === undefined ? undefined : name.slice(api.length + 1);
}

/** An error that names the forms in which only one API has a call. */
export function ambiguous(given: string, forms: readonly string[]): UsageError {
  return new UsageError(`Several APIs have ${quote(given)}. Write ${forms.join(' or ')}.`);
}

/** An error that names the nearest valid values. */
export function unknown(kind: string, given: string, compared: string, names: Iterable<string>): UsageError {
  const question = didYouMean(findNearest(compared.slice(0, 120), names));
  return new UsageError(`There is no ${kind} ${quote(given)}. ${question ?? 'Find it with search.'}`);
}

function normalize(given: string, site: string): string {
  const path = given
    .trim()
    .replace(site, '')
    .replace(/[?#].*$/s, '')
    .replace(/(\/index)?\.md$/, '');
  return `/${path.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
}
