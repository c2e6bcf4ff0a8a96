import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Nodes, Paragraph } from 'mdast';
import { toNlcst } from 'mdast-util-to-nlcst';
import { ParseEnglish } from 'parse-english';
import retextEquality from 'retext-equality';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import retextSpell from 'retext-spell';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { Words } from '../../site/lint/api';
import { nodesOf, type Page } from '../../site/lint/page';
import type { NamingCheck } from '../../site/lint/rule';
import { isIn, shownCode } from '../../site/lint/shown-code';
import { ownNames } from './own-names';

/** The rule id for each retext plugin. */
const RULES: Readonly<Record<string, string>> = {
  'retext-spell': 'spelling',
  'retext-repeated-words': 'repeated-word',
  'retext-equality': 'inclusive-language',
  'retext-indefinite-article': 'article',
};

/** Terms of these pages that retext takes for words about people. */
const TERMS = ['host', 'hosted', 'hosts', 'invalid', 'European', 'master', 'postman'];

/** The mark of `npm run new`, which the rule `term` reports. */
const UNDECIDED = 'TODO';

export const LANGUAGE_RULES = Object.values(RULES);

const checks = new WeakMap<Words, NamingCheck>();

/** Returns the check for these words, created once: reading the dictionary takes most of the time. */
export function languageCheck(words: Words): NamingCheck {
  return getOrInsertComputed(checks, words, createLanguageCheck);
}

/** Creates the retext checks of a page's English: spelling, repeated words, articles and offensive words. */
function createLanguageCheck(words: Words): NamingCheck {
  const quick = createProcessor(words, -1);
  let suggesting: Processor | undefined;
  return (page, api) => {
    const own = ownNames(page, api);
    const shown = shownCode(page, api);
    const isMistake = ({ source, actual = '' }: Mistake) =>
      source !== 'retext-spell' || !(own.has(actual) || isIn(shown, actual));
    let mistakes = findMistakes(page, quick).filter(isMistake);
    // Suggestions are slow, and most unknown words are names that the page may use.
    if (mistakes.some(({ source }) => source === 'retext-spell')) {
      suggesting ??= createProcessor(words, MOST_SUGGESTIONS);
      mistakes = findMistakes(page, suggesting).filter(isMistake);
    }
    return mistakes.map((message) => {
      const offset = message.place && 'start' in message.place ? (message.place.start.offset ?? 0) : 0;
      const at = page.source.indexOf(message.actual ?? '', offset);
      return {
        ruleId: RULES[message.source ?? ''] ?? 'language',
        offset: at < 0 ? offset : at,
        message: `${message.reason.replaceAll('`', '"').replace(/; did you mean.*|, expected for example.*|, use.*|, in some.*$/, '')}.`,
        remedy: remedyFor(message.expected ?? [], message.source === 'retext-spell'),
      };
    });
  };
}

const MOST_SUGGESTIONS = 200;

/** @param most the number of unknown words that get suggestions; below 0, none does, and nothing is said about that. */
function createProcessor({ names, words }: Words, most: number) {
  return unified()
    .use(retextSpell, {
      dictionary: readDictionary(),
      personal: personalOf([...names, ...words, UNDECIDED]),
      max: most,
    })
    .use(retextRepeatedWords)
    .use(retextIndefiniteArticle);
}

/** Reads its list of words anew for each paragraph, so a page is one paragraph to it; what it finds is in single sentences. */
const equality = unified().use(retextEquality, { ignore: TERMS });

type Processor = ReturnType<typeof createProcessor>;
type Block = ReturnType<typeof toNlcst>;
type Mistake = VFile['messages'][number];

function findMistakes(page: Page, processor: Processor): Mistake[] {
  const file = new VFile({ path: page.file, value: page.source });
  const blocks = proseOf(page).map((block) =>
    toNlcst(block, file, ParseEnglish, { source: ['mdxJsxTextElement'] }),
  );
  for (const block of blocks) processor.runSync(block, file);
  equality.runSync(joined(blocks), file);
  return file.messages;
}

/** Joins the sentences of blocks in one paragraph. */
function joined(blocks: readonly Block[]): Block {
  const children = blocks
    .flatMap((block) => (block.type === 'RootNode' ? block.children : []))
    .flatMap((part) => (part.type === 'ParagraphNode' ? part.children : []));
  return { type: 'RootNode', children: [{ type: 'ParagraphNode', children }] };
}

function remedyFor(expected: readonly string[], isSpelling: boolean): string {
  const instead = expected.slice(0, 3).map((word) => `"${word}"`);
  const wanted = instead.length > 0 ? `Write ${instead.join(' or ')}` : 'Write another word';
  return isSpelling ? `${wanted}, or add the word to docs/_data/words.yaml.` : `${wanted}.`;
}

/** Reads the dictionary's files directly, because the package loads them in a way that only ES modules can import. */
function readDictionary(): { aff: Buffer; dic: Buffer } {
  const folder = dirname(createRequire(__filename).resolve('dictionary-en'));
  return { aff: readFileSync(join(folder, 'index.aff')), dic: readFileSync(join(folder, 'index.dic')) };
}

/** Returns the words to accept, one per line. A name of several words adds each of them. */
function personalOf(words: readonly string[]): string {
  return [...new Set(words.flatMap((word) => word.split(' ')))].join('\n');
}

/** Returns a page's prose in blocks: headings, paragraphs and cells. */
function proseOf({ tree }: Page): Paragraph[] {
  return nodesOf(tree).flatMap(({ node }) =>
    isProse(node) && node.children.length > 0 ? [asParagraph(node)] : [],
  );
}

type Prose = Extract<Nodes, { type: 'heading' | 'paragraph' | 'tableCell' }>;

function isProse(node: Nodes): node is Prose {
  return node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell';
}

function asParagraph({ children, position }: Prose): Paragraph {
  return { type: 'paragraph', children, position };
}
