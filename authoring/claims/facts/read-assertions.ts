import type { Token } from '../slots/token';
import type { Form } from './fact';
import { keyOf, matchesIn, nameBefore, readSigns, type Signs, tokenOf } from './signs';

/** Something that a sentence says in the form of a fact. */
export interface Assertion {
  form: Form;
  /** The name that it is said of; undefined for a sentence that names nothing before, which is about its place. */
  subject: Token | undefined;
  /** Without its subject: `is at most 20`. */
  says: string;
  /** The number of a limit. */
  bound?: number;
  /** The word after it. */
  unit?: string;
  /** A value, method or header that it names. */
  value?: string;
}

type Reader = (signs: Signs) => Assertion[];

/** Returns everything that a sentence says in the form of a fact. */
export function readAssertions(sentence: string): Assertion[] {
  const signs = readSigns(sentence);
  return READERS.flatMap((read) => read(signs));
}

/** `true` is a word unless it is in code. */
const VALUE = String.raw`(C\d+|N\d+|true|false)`;

const DEFAULTS = [
  `${VALUE} by default`,
  `${VALUE} (?:; |is )the default(?: value)?(?= ;|$)`,
  `defaults to ${VALUE}`,
  `default(?: value)? (?:is |; )?${VALUE}(?! is)`,
].map((pattern) => new RegExp(pattern, 'g'));
const DEFAULT_OF = new RegExp(String.raw`default(?: value)? (?:of|for) (C\d+) is ${VALUE}`, 'g');

const defaults: Reader = (signs) => [
  ...DEFAULTS.flatMap((pattern) =>
    matchesIn(signs, pattern).map(({ index, 1: value = '' }) =>
      preset(ownerOf(tokenOf(value, signs)) ?? nameBefore(index, signs, value), value, signs),
    ),
  ),
  ...matchesIn(signs, DEFAULT_OF).map(({ 1: name, 2: value = '' }) =>
    preset(tokenOf(name, signs), value, signs),
  ),
];

function preset(subject: Token | undefined, value: string, signs: Signs): Assertion {
  return { form: 'default', subject, says: `is \`${keyOf(value, signs)}\` by default` };
}

/** The element of a value names its field: `<Value Invoice.state paid>`. */
function ownerOf(token: Token | undefined): Token | undefined {
  const name = token?.path?.split('.').at(-1);
  return token === undefined || name === undefined || name === token.key
    ? undefined
    : { ...token, key: name };
}

const required: Reader = (signs) =>
  predicates(/(required|mandatory|optional)/, signs).map(({ subject, word, isDenied }) => ({
    form: 'required',
    subject,
    says: (word === 'optional') === isDenied ? 'is required' : 'is optional',
  }));

const access: Reader = (signs) =>
  predicates(/(read-only|write-only)/, signs).map(({ subject, word, isDenied }) => ({
    form: 'access',
    subject,
    says: isDenied || word === 'write-only' ? 'is not read-only' : 'is read-only',
  }));

/** Words with which a sentence says something of some cases only. */
const CONDITION =
  /(?<![\w-])(?:if|when|where|while|until|once|except|with|without|for|only|default|after|before|also|then|in|on|some|most|often|usually)\b/;

/** Finds a word that a whole sentence says of names, or of its place. */
function predicates(
  words: RegExp,
  signs: Signs,
): { subject: Token | undefined; word: string; isDenied: boolean }[] {
  if (CONDITION.test(signs.text)) return [];
  const pattern = new RegExp(
    String.raw`(?:^|((?:C\d+ (?:; )?(?:and |or )?)+)(?:is|are) )(not )?${words.source}(?= ;|$)`,
    'g',
  );
  return matchesIn(signs, pattern).flatMap(({ 1: names, 2: negation, 3: word = '' }) => {
    const subjects = names === undefined ? [undefined] : (names.match(/C\d+/g) ?? []);
    return subjects.map((name) => ({
      subject: tokenOf(name, signs),
      word,
      isDenied: negation !== undefined,
    }));
  });
}

const TYPES = /(?:^|(C\d+) (?:is|are) )an? (string|integer|boolean|array|list|object)(?= ;|$| of| with)/g;

const types: Reader = (signs) =>
  matchesIn(signs, TYPES).map(({ 1: name, 2: kind = '' }) => ({
    form: 'type',
    subject: tokenOf(name, signs),
    says: `is a ${kind === 'list' ? 'array' : kind}`,
  }));

const values: Reader = (signs) =>
  matchesIn(signs, /(C\d+) (?:is|are|equals|becomes|stays) (C\d+)/g).map(({ 1: name, 2: sign = '' }) => {
    const value = keyOf(sign, signs);
    return { form: 'value', subject: tokenOf(name, signs), says: `is \`${value}\``, value };
  });

/** A value as it is sent: `limit=50`, `?status=open`. */
const SENT = /^[?&]?(?<name>[\w.[\]]+)=(?<value>[\w.-]+)$/;

const sent: Reader = ({ tokens }) =>
  tokens.flatMap((token): Assertion[] => {
    const { name, value } = (token.kind === 'code' && SENT.exec(token.key)?.groups) || {};
    if (name === undefined || value === undefined) return [];
    const said = { subject: { ...token, key: name }, says: `is ${value}`, value };
    const forms: readonly Form[] = /^\d+$/.test(value) ? ['most', 'least'] : ['value'];
    return forms.map((form) => ({ ...said, form }));
  });

/** A number with the word that it counts, unless the word after it begins something else. */
const COUNTED = String.raw`(N\d+)(?: (?!(?:per|in|of|for|at-most|at-least|and|or|by|long|each|a|to|on|is|are|from|with|as|if|when)\b)([a-z]+))?`;
const LIMITS = [
  new RegExp(`(?<end>at-most|at-least) ${COUNTED}`, 'g'),
  new RegExp(`${COUNTED} (?<end>at-most|at-least)(?= ;|$)`, 'g'),
];
const RANGE = new RegExp(String.raw`between (N\d+) and ${COUNTED}`, 'g');

const limits: Reader = (signs) => [
  ...LIMITS.flatMap((pattern) =>
    matchesIn(signs, pattern).map(({ index, 1: first = '', 2: second, 3: third, groups }) => {
      const [number, unit] = first.startsWith('at-') ? [second, third] : [first, second];
      return limit(
        groups?.end === 'at-most' ? 'most' : 'least',
        number,
        unit,
        nameBefore(index, signs),
        signs,
      );
    }),
  ),
  ...matchesIn(signs, RANGE).flatMap(({ index, 1: from, 2: to, 3: unit }) => [
    limit('least', from, unit, nameBefore(index, signs), signs),
    limit('most', to, unit, nameBefore(index, signs), signs),
  ]),
];

function limit(
  form: 'most' | 'least',
  number: string | undefined,
  unit: string | undefined,
  subject: Token | undefined,
  signs: Signs,
): Assertion {
  const bound = keyOf(number ?? '', signs);
  const says = `is at ${form} ${bound}`;
  const counted = unit === undefined || unit.startsWith('at-') ? {} : { unit };
  return { form, subject, says, bound: Number(bound), ...counted };
}

const CALL = /^(?<method>GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE|QUERY) (?<path>\/\S*)$/;

const calls: Reader = ({ tokens }) =>
  tokens.flatMap((token): Assertion[] => {
    const { method, path } = (token.kind === 'code' && CALL.exec(token.key)?.groups) || {};
    if (method === undefined || path === undefined) return [];
    return [
      { form: 'method', subject: { ...token, key: path }, says: `is called with ${method}`, value: method },
    ];
  });

const HEADER = /^[A-Z]\w*(?:-\w+)+$/;

const headers: Reader = ({ tokens }) =>
  tokens
    .filter(({ kind, key }) => kind === 'code' && HEADER.test(key))
    .map((token) => ({ form: 'header', subject: token, says: `is \`${token.key}\``, value: token.key }));

const READERS: readonly Reader[] = [defaults, required, access, types, values, sent, limits, calls, headers];
