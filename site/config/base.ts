import { AuthorError } from '../errors/author-error';

/**
 * Returns `path` if no page's address begins with it.
 * @param pages addresses of pages, from the root of the site
 * @throws AuthorError if an address begins with the base: a link to that page would seem to include the base already
 */
export function requireOwnPath(path: string, pages: readonly string[]): string {
  const page = pages.find((address) => path !== '/' && address.startsWith(path));
  if (page === undefined) return path;
  throw new AuthorError(
    `project.yaml: the \`base\` of the site is ${path}, and the site has a page ${page}. Write another path, as /docs/.`,
  );
}
