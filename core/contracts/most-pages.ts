/**
 * A reference with more pages or operations than these lists them nowhere at once: what would grow with every operation shows
 * the tags, whose pages list what is in them.
 */
export const MOST_PAGES = 400;
