/** The most that pages in view may take before a reader asks for one, in bytes as they are sent. */
export const PREFETCH_BUDGET = 300 * 1024;

/** The most that a page takes, in bytes: none is begun that could exceed the budget. */
const LARGEST_PAGE = 60 * 1024;

/** A link to a page, with its place in the window. */
interface PlacedLink {
  /** The address of the page, without query and hash. */
  path: string;
  /** Distance of its upper and lower edge from the top of the window, in pixels. */
  top: number;
  bottom: number;
}

/**
 * Returns the page to load next, before a reader asks for it: of the links in view the one nearest to the middle of the window,
 * where readers look. Undefined if none is left, or it could exceed the budget.
 * @param height of the window, in pixels.
 * @param known the pages that are there or asked for, and the one that shows.
 * @param spent the size of the others, in bytes.
 */
export function choosePage(
  links: readonly PlacedLink[],
  height: number,
  known: ReadonlySet<string>,
  spent: number,
): string | undefined {
  if (spent + LARGEST_PAGE > PREFETCH_BUDGET) return undefined;
  const distance = ({ top, bottom }: PlacedLink) => Math.abs((top + bottom - height) / 2);
  const inView = links.filter(
    ({ path, top, bottom }) => bottom > 0 && top < height && bottom > top && !known.has(path),
  );
  return inView.toSorted((one, other) => distance(one) - distance(other))[0]?.path;
}
