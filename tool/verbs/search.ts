import { createEngine, type Engine, type Hit } from '../../search/engine';
import { openIndex } from '../../search/index/open-index';
import type { Content } from '../content/content';
import { numberIn, textIn, type Verb } from '../verb';

const LIMIT = 4000;
const HITS = 8;
const MOST_HITS = 20;
const EXCERPT = 140;

const engines = new WeakMap<Content, Engine>();

export const search: Verb = {
  name: 'search',
  description:
    'Search guides and API reference. Use it first. Returns titles and addresses; pass an address to page, operation or object. Example: {"query": "partial refund"}',
  takes: {
    query: {
      type: 'string',
      required: true,
      description: 'words, a question, a field, or a call: POST /invoices',
    },
    limit: { type: 'integer', description: `hits, 1 to ${MOST_HITS}; default ${HITS}` },
  },
  async run(given, { content }) {
    const hitsPerPage = Math.min(MOST_HITS, Math.max(1, numberIn(given, 'limit', HITS)));
    const { hits, total, suggestions } = await engineOf(content).search({
      query: textIn(given, 'query').slice(0, 400),
      hitsPerPage,
    });
    if (hits.length === 0) return ['No hits.', ...suggestions.map((query) => `Try: ${query}`)].join('\n');
    return within(LIMIT, [`${total} hits`, ...hits.map(show)]);
  },
};

function engineOf(content: Content): Engine {
  const known = engines.get(content);
  if (known) return known;
  const engine = createEngine(openIndex(content.index));
  engines.set(content, engine);
  return engine;
}

function show({ record }: Hit): string {
  const titles = Object.values(record.hierarchy).filter(
    (title): title is string => typeof title === 'string',
  );
  const call = record.method === undefined ? '' : ` (${record.method} ${record.path})`;
  const text = (record.content ?? record.summary ?? '').replace(/\s+/g, ' ');
  const excerpt = text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text;
  return [`- ${titles.join(' > ')}${call}`, record.url, excerpt].filter((line) => line !== '').join('\n  ');
}

/** The lines that fit. */
function within(limit: number, lines: readonly string[]): string {
  let shown = '';
  for (const line of lines) {
    if (shown.length + line.length + 1 > limit) break;
    shown += `${line}\n`;
  }
  return shown.trimEnd();
}
