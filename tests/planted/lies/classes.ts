import type { Lie, LieClass } from './lie';
import { proseSpans, type Span } from './spans';

type Edit = Omit<Lie, 'file' | 'kind'>;

/** Words and their opposites, or another of their kind: each is replaced with the next one of its row. */
const ROWS = [
  ...[
    ['before', 'after'],
    ['first', 'last'],
    ['newest', 'oldest'],
    ['all', 'some'],
    ['always', 'never'],
    ['with', 'without'],
  ],
  ...[
    ['includes', 'excludes'],
    ['inclusive', 'exclusive'],
    ['sandbox', 'live'],
    ['seconds', 'minutes', 'hours', 'days'],
  ],
  ...[
    ['must', 'may'],
    ['can', "can't"],
    ['customer', 'seller'],
    ['sale', 'refund'],
    ['invoice', 'credit note'],
    ['above', 'below'],
  ],
  ...[
    ['origin', 'destination'],
    ['net', 'gross'],
    ['public', 'secret'],
    ['request', 'response'],
    ['optional', 'required'],
  ],
  ...[
    ['more', 'less'],
    ['higher', 'lower'],
    ['once', 'twice'],
    ['earlier', 'later'],
    ['accepts', 'rejects'],
    ['creates', 'deletes'],
  ],
];

const NEXT = new Map(
  ROWS.flatMap((row) => row.map((word, index) => [word, row[(index + 1) % row.length]!] as const)),
);

/** An occurrence of a pattern in what readers see. */
export function inProse(pattern: RegExp, replace: (...match: string[]) => string | undefined): LieClass {
  return (content, file) =>
    proseSpans(content, file).flatMap(({ start, text }) =>
      [...text.matchAll(pattern)].flatMap((match): Edit[] => {
        const replaced = replace(...match);
        const from = start + match.index;
        return replaced === undefined || replaced === match[0]
          ? []
          : [{ start: from, end: from + match[0].length, text: replaced }];
      }),
    );
}

/** Two parts next to each other change places. */
function swapped(pairsOf: (content: string, file: string) => readonly (readonly [Span, Span])[]): LieClass {
  return (content, file) =>
    pairsOf(content, file).flatMap(([one, other]) => {
      const between = content.slice(one.start + one.text.length, other.start);
      const end = other.start + other.text.length;
      return one.text === other.text
        ? []
        : [{ start: one.start, end, text: other.text + between + one.text }];
    });
}

function neighbors(
  spans: readonly Span[],
  areOneList: (between: Span, next: Span) => boolean,
): [Span, Span][] {
  return spans.slice(1).flatMap((next, index): [Span, Span][] => {
    const span = spans[index]!;
    return areOneList(span, next) ? [[span, next]] : [];
  });
}

const only =
  (ending: string, lies: LieClass): LieClass =>
  (content, file) =>
    file.endsWith(ending) ? lies(content, file) : [];

/** Another value that the same attribute has elsewhere in the page. */
const otherElement: LieClass = (content) => {
  const found = [
    ...content.matchAll(/<(\w+)[^>]*? (of|id|is|operation|request|example|at|name|fields)="([^"]+)"/g),
  ];
  return found.flatMap((match) => {
    const [whole, element, attribute, value = ''] = match;
    const other = found.find((one) => one[1] === element && one[2] === attribute && one[3] !== value)?.[3];
    const start = match.index + whole.length - value.length - 1;
    return other === undefined ? [] : [{ start, end: start + value.length, text: other }];
  });
};

const otherLink: LieClass = (content) => {
  const links = [...content.matchAll(/\]\(([^)\s]+)\)/g)];
  return links.flatMap((match) => {
    const [, url = ''] = match;
    const other = links.find((one) => one[1] !== url)?.[1];
    return other === undefined
      ? []
      : [{ start: match.index + 2, end: match.index + 2 + url.length, text: other }];
  });
};

/**
 * The classes of lies: each is one way in which a sentence becomes false. Rows, items and sentences in another order, and a sentence that
 * is gone, are as often true.
 */
export const CLASSES: Record<string, LieClass> = {
  negated: inProse(/\b(is|are|can|does|must|has|will)\b(?! not|n't)/g, (word) => `${word} not`),
  affirmed: inProse(/ not\b|(?<=do|does|is|are|has|was)n't\b/g, () => ''),
  opposite: inProse(/\b[a-z]+\b/g, (word) => NEXT.get(word)),
  'other number': inProse(/(?<![\w.#/-])\d{1,3}(?![\w.-])/g, (number) => String(Number(number) + 1)),
  'without its exception': inProse(
    /,? (unless|except|if|but|only|until|where) [^.|:<>{}]{8,}(?=\.)/g,
    () => '',
  ),
  'other words': inProse(
    /\b(\p{Ll}{5,}) (\p{Ll}{2,4} )?(\p{Ll}{5,})\b/gu,
    (_, one, between = '', other) => `${other} ${between}${one}`,
  ),
  'swapped cells': only(
    '.mdx',
    swapped((content) =>
      [...content.matchAll(/^\| ((?:[^|\n]|\\\|)+?) \| ((?:[^|\n]|\\\|)+?) \|/gm)]
        .filter(([whole]) => !whole.includes('---'))
        .map(({ index, 1: one = '', 2: other = '' }) => [
          { start: index + 2, text: one },
          { start: index + 2 + one.length + 3, text: other },
        ]),
    ),
  ),
  'other element': only('.mdx', otherElement),
  'other link': only('.mdx', otherLink),
  'swapped meanings': only('.yaml', (content) => swapMeanings(content)),
  'other arrow': only('diagrams.yaml', (content) =>
    [...content.matchAll(/from: (\w+), to: (\w+)/g)].map(({ index, 0: whole, 1: from, 2: to }) => ({
      start: index,
      end: index + whole.length,
      text: `from: ${to}, to: ${from}`,
    })),
  ),
};

/** Two values of an enum, or two scopes, get the meaning of each other. */
function swapMeanings(content: string): Edit[] {
  const lists = [...content.matchAll(/^( *)(?:x-enumDescriptions|scopes):\n((?:\1 +.*\n?)+)/gm)];
  return lists.flatMap((list) => {
    const within = list.index + list[0].length - list[2]!.length;
    const values = [...list[2]!.matchAll(/^ +['\w.-]+: (?![|>])(\S.*)$/gm)].map((one) => ({
      start: within + one.index + one[0].length - one[1]!.length,
      text: one[1]!,
    }));
    return swapped(() => neighbors(values, () => true))(content, '');
  });
}
