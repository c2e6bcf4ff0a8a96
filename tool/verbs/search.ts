import type { JsonObject } from '#core/json/json';
import { createEngine, type Engine, type Hit } from '../../search/engine';
import { openIndex } from '../../search/index/open-index';
import type { Content } from '../content/content';
import { numberIn, textIn, type Verb } from '../verb';

const LIMIT = 4000;
const HITS = 8;
const MOST_HITS = 20;
const EXCERPT = 140;

const TEXT: JsonObject = { type: 'string' };

const engines = new WeakMap<Content, Engine>();

export const search: Verb = {
  name: 'search',
  description:
    'Search guides and API reference. Use it first. Returns titles and addresses; pass an address to page, operation or object.',
  example: { query: 'partial refund' },
  takes: {
    query: {
      type: 'string',
      required: true,
      description: 'words, a question, a field, or a call: METHOD /path',
    },
    limit: { type: 'integer', description: `hits, 1 to ${MOST_HITS}; default ${HITS}` },
  },
  limit: LIMIT,
  returns: {
    total: { type: 'integer' },
    hits: {
      type: 'array',
      items: {
        type: 'object',
        properties: { title: TEXT, address: TEXT, call: TEXT },
        required: ['title', 'address'],
      },
    },
    try: { type: 'array', items: TEXT },
  },
  async run(given, { content }) {
    const hitsPerPage = Math.min(MOST_HITS, Math.max(1, numberIn(given, 'limit', HITS)));
    const { hits, total, suggestions } = await engineOf(content).search({
      query: textIn(given, 'query').slice(0, 400),
      hitsPerPage,
    });
    const text =
      hits.length === 0
        ? ['No hits.', ...suggestions.map((query) => `Try: ${query}`)].join('\n')
        : within(LIMIT, [`${total} hits`, ...hits.map(show)]);
    return { text, data: { total, hits: hits.map(toData), try: suggestions } };
  },
};

function engineOf(content: Content): Engine {
  const known = engines.get(content);
  if (known) return known;
  const engine = createEngine(openIndex(content.index));
  engines.set(content, engine);
  return engine;
}

function titleOf({ record }: Hit): string {
  const titles = Object.values(record.hierarchy).filter((title) => typeof title === 'string');
  return titles.join(' > ');
}

function callOf({ record: { method, path } }: Hit): string | undefined {
  return method === undefined ? undefined : `${method} ${path}`;
}

function toData(hit: Hit): JsonObject {
  const call = callOf(hit);
  return { title: titleOf(hit), address: hit.record.url, ...(call !== undefined && { call }) };
}

function show(hit: Hit): string {
  const { record } = hit;
  const call = callOf(hit);
  const text = (record.content ?? record.summary ?? '').replace(/\s+/g, ' ');
  const excerpt = text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text;
  const line = `- ${titleOf(hit)}${call === undefined ? '' : ` (${call})`}`;
  return [line, record.url, excerpt].filter((line) => line !== '').join('\n  ');
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
