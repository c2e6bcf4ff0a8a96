/** Words of which only one can be true in one place. A row is a pair, or a list of which each excludes the others. */
const ROWS = [
  ...['before after', 'first last', 'newest oldest', 'new old', 'earlier later', 'early late', 'above below'],
  ...['at-most at-least', 'more less', 'more fewer', 'most least', 'maximum minimum', 'over under'],
  ...['higher lower', 'greater smaller', 'larger smaller', 'longer shorter', 'long short', 'upper lower'],
  ...[
    'uppercase lowercase',
    'upper-case lower-case',
    'plus minus',
    'add subtract',
    'increase decrease',
    'ascending descending',
  ],
  ...[
    'include exclude',
    'inclusive exclusive',
    'inside outside',
    'within outside',
    'part whole',
    'partial full',
  ],
  ...['true false null', 'yes no', 'always never', 'with without', 'same different', 'known unknown'],
  ...['single multiple several', 'empty full', 'open closed', 'start end', 'begin end', 'enable disable'],
  ...['accept reject', 'accept refuse', 'allow forbid', 'allow refuse', 'create delete', 'add remove'],
  ...['succeed fail', 'success failure', 'valid invalid', 'positive negative', 'possible impossible'],
  ...[
    'required optional',
    'public private',
    'public secret',
    'publishable secret',
    'sandbox live',
    'test live',
  ],
  ...[
    'username password',
    'request response',
    'read write',
    'encode decode',
    'encrypt decrypt',
    'input output',
  ],
  ...['import export', 'client server', 'browser server', 'automatically manually', 'temporary permanent'],
  ...[
    'synchronous asynchronous',
    'ignore reject',
    'origin destination',
    'sale refund',
    'sell buy',
    'net gross',
  ],
  ...[
    'debit credit',
    'business consumer',
    'company person',
    'home abroad',
    'internal external',
    'left right',
  ],
  ...['today tomorrow yesterday', 'now later', 'send receive', 'raw parsed', 'top bottom', 'next previous'],
  'string integer decimal boolean object list array',
  'get post put patch delete head',
  'millisecond second minute hour day week month quarter year',
  'daily weekly monthly yearly',
  'first second third fourth fifth',
  'byte kilobyte megabyte gigabyte',
];

/** Returns whether two words exclude each other. @param stemOf makes one form of the forms of a word. */
export function opposites(stemOf: (word: string) => string): (one: string, other: string) => boolean {
  const pairs = new Set(
    ROWS.flatMap((row) => {
      const words = row.split(' ').map(stemOf);
      return words.flatMap((one) => words.filter((other) => other !== one).map((other) => `${one} ${other}`));
    }),
  );
  return (one, other) => pairs.has(`${one} ${other}`);
}
