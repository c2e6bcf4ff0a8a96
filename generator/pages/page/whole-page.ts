/** Front matter of a page that one component shows as a whole, title and sections included. */
export const WHOLE_PAGE = { hide_title: true, hide_table_of_contents: true } as const;
