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

/** Returns the operationId of an operation: given as such, as a call like `POST /invoices`, or as its page. */
export function findOperation({ facts: { operations }, about }: Content, given: string): string {
  if (Object.hasOwn(operations, given)) return given;
  const path = normalize(given, about.site);
  const found = Object.entries(operations).filter(
    ([, { method, path: template, href }]) =>
      href === path || `${method.toUpperCase()} ${template}` === given.trim(),
  );
  if (found.length > 1)
    throw ambiguous(
      given,
      found.map(([id]) => id),
    );
  if (found[0]) return found[0][0];
  const calls = Object.values(operations).map(({ method, path: at }) => `${method.toUpperCase()} ${at}`);
  throw unknown('operation', given, given, [...Object.keys(operations), ...calls]);
}

/** Returns the page of an object or event by its name, its title or its address. */
export function findNamed({ facts, about }: Content, kind: 'objects' | 'events', given: string): string {
  const path = normalize(given, about.site);
  const known: Record<string, { href: string; title?: string }> = facts[kind];
  const found = Object.entries(known).find(
    ([name, fact]) =>
      name.toLowerCase() === given.toLowerCase() ||
      fact.href === path ||
      fact.title?.toLowerCase() === given.toLowerCase(),
  );
  if (found) return found[1].href;
  throw unknown(kind.slice(0, -1), given, given, Object.keys(facts[kind]));
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
