/**
 * Returns the address of an image that pages load: with https, from one of the hosts that the project lists.
 * @param hosts as `images` in `project.yaml` has them: `images.books.example`, `localhost:4000`.
 */
export function shownImage(source: string, hosts: readonly string[]): string | undefined {
  if (hosts.length === 0 || !URL.canParse(source)) return undefined;
  const { protocol, host, username, href } = new URL(source);
  return protocol === 'https:' && username === '' && hosts.includes(host) ? href : undefined;
}
