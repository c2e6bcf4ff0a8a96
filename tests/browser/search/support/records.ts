/** A hit as the hosted engine returns it. */
interface HostedHit {
  objectID: string;
  type: string;
  url: string;
  content: string | null;
  hierarchy: Record<string, string | null>;
  _highlightResult?: unknown;
  _snippetResult?: unknown;
}

interface Texts {
  group: string;
  page: string;
  title?: string;
  content?: string;
}

const site = 'https://developers.abaco.example';
const empty = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

/** A hit whose highlighted strings equal the plain ones. */
export function createHit(path: string, { group, page, title, content }: Texts): HostedHit {
  const hierarchy = { lvl0: group, lvl1: page, ...empty, ...(title !== undefined && { lvl2: title }) };
  const type = content === undefined ? (title === undefined ? 'lvl1' : 'lvl2') : 'content';
  const marked = {
    hierarchy: Object.fromEntries(
      Object.entries(hierarchy).flatMap(([level, value]) => (value === null ? [] : [[level, mark(value)]])),
    ),
    ...(content !== undefined && { content: mark(content) }),
  };
  return {
    objectID: path,
    type,
    url: path.startsWith('/') ? `${site}${path}` : path,
    content: content ?? null,
    hierarchy,
    _highlightResult: marked,
    _snippetResult: marked,
  };
}

/** Pages in groups of `perGroup`, all of which are there. */
export function createHits(count: number, perGroup = count): HostedHit[] {
  return Array.from({ length: count }, (_, index) =>
    createHit(`/guides/webhooks/#part-${index}`, {
      group: `Group ${Math.floor(index / perGroup)}`,
      page: `Page ${index}`,
    }),
  );
}

export function createResponse(hits: HostedHit[], more: Record<string, unknown> = {}) {
  return {
    results: [{ hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 20, query: '', ...more }],
  };
}

function mark(value: string) {
  return { value, matchLevel: 'full', matchedWords: [] };
}
