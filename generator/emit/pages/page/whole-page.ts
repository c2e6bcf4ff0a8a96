/** Front matter of a page that is a single component, including its title and sections. */
export const WHOLE_PAGE = { hide_title: true, hide_table_of_contents: true } as const;
