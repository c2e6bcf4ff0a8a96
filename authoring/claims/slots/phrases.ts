/** Words that say the same, in the order in which they are replaced by one form. */
const EQUAL: readonly (readonly [pattern: RegExp, form: string])[] = [
  [/’/g, "'"],
  [/\b(?:can't|cannot)\b/gi, 'can not'],
  [/\bwon't\b/gi, 'will not'],
  [/n't\b/gi, ' not'],
  [/'(?:ve|re|ll|d|m)\b/gi, ' '],
  [/\b(?:it|that|there|what|who|here)'s\b/gi, 'it is'],
  [/'s?(?=\s|$|[.,;:)])/gi, ''],
  [/\bno matter how\b/gi, 'however'],
  [/\bnone (?:is|are|has|have) (?:longer|more|greater|higher|larger) than\b/gi, 'at-most'],
  [/\b(?:at most|up to|no more than|not more than|a maximum of|no longer than)\b/gi, 'at-most'],
  [/\b(?:at least|no less than|no fewer than|not less than|a minimum of)\b/gi, 'at-least'],
  [/\b(?:needs?|ha(?:s|ve)|(?:is|are) required) to\b/gi, 'must'],
  [/\b(?:(?:is|are) (?:able|allowed) to|may)\b/gi, 'can'],
  [/\bno longer\b/gi, 'not'],
  [/\bnot (.{1,40}?) (?:any ?more|any longer)\b/gi, 'not $1'],
  [/\band (?:no|not any) others?\b/gi, 'only'],
  [/\b(?:nothing|nobody|none) (?:but|except|other than)\b/gi, 'only'],
  [/\b(?:except for|except|apart from|other than|unless|all but)\b/gi, 'except'],
  [/\b(?:each|every|everything|everyone|everybody|both|whole|entire)\b/gi, 'all'],
  [/\b(?:in order|so as) to\b/gi, 'to'],
  [/\b(?:as of|as from|starting with|from version)\b/gi, 'since'],
  [/\b(?:at once|immediately|instantly|right away|straight away)\b/gi, 'at-once'],
  [/\b(?:automatically|by itself|on its own)\b/gi, 'automatically'],
  [/\bwith no\b/gi, 'without'],
  [/\b(?:prior to|in front of|ahead of)\b/gi, 'before'],
  [/\b(?:for instance|such as|like)\b/gi, 'for example'],
  [/\b(?:as well as|along with|together with|including)\b/gi, 'and'],
  [/\bas soon as\b/gi, 'when'],
  [/\b(?:as long as|provided that|in case|given that)\b/gi, 'if'],
  [/\binstead of\b/gi, 'instead-of'],
  [/\b(?:whose|that has|which has|that have|which have)\b/gi, 'with'],
  [/\bfirst of all\b/gi, 'first'],
];

/** Returns a sentence with one form for words that say the same: `at most` and `no more than`, `can't` and `cannot`. */
export function inOneForm(sentence: string): string {
  return EQUAL.reduce((words, [pattern, form]) => words.replaceAll(pattern, form), sentence);
}

/** Words that only join others: their coming and going alone changes nothing. */
export const JOINING = new Set(
  [
    'a an the this that these those there here such own',
    'i you your yours we our us it its they their them he she his her who which what whom',
    'is are was were be been being am do does did has have had having will would shall',
    'of in on at to for by from as into onto with about through via per',
    'and or so then also too just both well now thus therefore because since-then',
    'how where-ever whether say says even already yet still',
  ].flatMap((words) => words.split(' ')),
);

const UP_TO_TWELVE = 'zero one two three four five six seven eight nine ten eleven twelve';
const TENS = 'ten twenty thirty forty fifty sixty seventy eighty ninety hundred';

/** Numbers in words. */
export const NUMBERS = new Map([
  ...UP_TO_TWELVE.split(' ').map((word, index) => [word, String(index)] as const),
  ...TENS.split(' ').map((word, index) => [word, String(10 * (index + 1))] as const),
  ...([
    ['twice', '2'],
    ['thousand', '1000'],
    ['million', '1000000'],
  ] as const),
]);
