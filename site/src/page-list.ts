/** Path of the list of all pages, relative to the base URL of the site. Only the page for unknown addresses loads it. */
export const PAGE_LIST = 'pages.json';

/** The address of a page from the root, such as `/guides/webhooks/`, and its title. */
export type ListedPage = [path: string, title: string];
