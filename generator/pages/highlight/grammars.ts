/** What tells the words of a language apart: enough for code that we emit, a fraction of the time of a full parser. */
export interface Grammar {
  comment?: RegExp;
  string: RegExp;
  keyword: RegExp;
}

const DOUBLE_QUOTED = /"(?:\\.|[^"\\\n])*"/;
const SINGLE_QUOTED = /'(?:\\.|[^'\\\n])*'/;
// With what is filled in, which may hold one more template.
const TEMPLATE = /`(?:\\.|\$\{(?:[^`}]|`[^`]*`)*\}|\$(?!\{)|[^`\\$])*`/;
const TEXT_BLOCK = /"""[^]*?"""/;
const SLASH_COMMENT = /\/\/.*|\/\*[^]*?\*\//;
const HASH_COMMENT = /(?<=^|\s)#.*/;

const either = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));
const words = (text: string) => new RegExp(`\\b(?:${text.split(' ').join('|')})\\b`);

const javascript: Grammar = {
  comment: SLASH_COMMENT,
  string: either(DOUBLE_QUOTED, SINGLE_QUOTED, TEMPLATE),
  keyword: words(
    'import from export const let var await async function return if else throw new try catch for of in typeof',
  ),
};

const bash: Grammar = {
  comment: HASH_COMMENT,
  // A single-quoted text of a shell has no escapes and may go over lines.
  string: either(DOUBLE_QUOTED, /'[^']*'/),
  keyword: words('export if then else fi for do done'),
};

/** By Prism's name of the language. */
export const GRAMMARS: Record<string, Grammar> = {
  bash,
  javascript,
  typescript: {
    ...javascript,
    keyword: either(javascript.keyword, words('type interface as satisfies')),
  },
  python: {
    comment: HASH_COMMENT,
    string: either(TEXT_BLOCK, DOUBLE_QUOTED, SINGLE_QUOTED),
    keyword: words(
      'import from as def return if else elif for in with try except raise None not and or lambda',
    ),
  },
  ruby: {
    comment: HASH_COMMENT,
    string: either(DOUBLE_QUOTED, SINGLE_QUOTED),
    keyword: words('require def end do if else unless return begin rescue raise nil puts abort'),
  },
  php: {
    comment: either(SLASH_COMMENT, HASH_COMMENT),
    string: either(DOUBLE_QUOTED, SINGLE_QUOTED),
    keyword: words('php echo if else throw new return function use null fn require foreach as exit'),
  },
  go: {
    comment: SLASH_COMMENT,
    string: either(DOUBLE_QUOTED, TEMPLATE),
    keyword: words('package import func var const return if else for range defer type struct map any nil'),
  },
  java: {
    comment: SLASH_COMMENT,
    string: either(TEXT_BLOCK, DOUBLE_QUOTED, SINGLE_QUOTED),
    keyword: words(
      'import package public private static final class void var new return if else for try catch throw throws null',
    ),
  },
  json: {
    string: DOUBLE_QUOTED,
    keyword: words('null'),
  },
  markup: {
    comment: /<!--[^]*?-->/,
    string: either(DOUBLE_QUOTED, SINGLE_QUOTED),
    keyword: /(?<=<\/?)[\w:-]+/,
  },
};
