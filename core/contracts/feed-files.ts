/** The feeds next to a page: of all changes next to the changelog, else of those that the page is about. */
export const FEED_FILES = [
  { file: 'changes.atom', name: 'Atom', mediaType: 'application/atom+xml' },
  { file: 'changes.json', name: 'JSON', mediaType: 'application/feed+json' },
] as const;
