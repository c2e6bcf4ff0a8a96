/** Where the list of all pages is, below the base of the site. Only the page for unknown addresses asks for it. */
export const PAGE_LIST = 'pages.json';

/** Address from the root, as `/guides/webhooks/`, and title of a page. */
export type ListedPage = [path: string, title: string];
