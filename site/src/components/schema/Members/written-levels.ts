import { createContext } from 'react';

/** The levels of members that the Markdown of a page has even if the page of an object documents them too. */
export const WrittenLevels = createContext(0);
