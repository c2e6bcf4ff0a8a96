/** Longer strings would only show that the pattern is odd. */
const MAX_LENGTH = 200;

const CLASSES: Readonly<Record<string, string>> = {
  d: '0123456789',
  w: 'abcdefghijklmnopqrstuvwxyz0123456789',
  s: ' ',
  D: 'abcdefghijklmnopqrstuvwxyz',
  W: '-',
  S: 'abcdefghijklmnopqrstuvwxyz',
};

const ANY = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Makes a string that matches a regular expression, as far as it consists of characters, classes, groups, alternatives and
 * quantifiers. Another `variant` gives another string, if there is one. Undefined if the string that was made does not match.
 */
export function fromPattern(pattern: string, variant = 0): string | undefined {
  const reader = { source: pattern, at: 0, variant };
  try {
    const made = readAlternatives(reader);
    const expression = compile(pattern);
    return made.length <= MAX_LENGTH && expression.test(made) ? made : undefined;
  } catch {
    return undefined;
  }
}

interface Reader {
  source: string;
  at: number;
  /** The rest of the number that chooses characters. */
  variant: number;
}

function compile(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return new RegExp(pattern);
  }
}

/** Reads alternatives up to the end of their group, and makes the first. */
function readAlternatives(reader: Reader): string {
  const first = readSequence(reader);
  while (reader.source[reader.at] === '|') {
    const other = { ...reader, at: reader.at + 1 };
    readSequence(other);
    reader.at = other.at;
  }
  return first;
}

function readSequence(reader: Reader): string {
  let made = '';
  while (reader.at < reader.source.length && !'|)'.includes(reader.source[reader.at]!)) {
    const start = reader.at;
    const first = readAtom(reader);
    const end = reader.at;
    const count = readQuantifier(reader);
    const after = reader.at;
    const parts = count === 0 ? [] : [first];
    while (parts.length < count && made.length < MAX_LENGTH) {
      reader.at = start;
      parts.push(readAtom(reader));
      if (reader.at !== end) throw new Error('An atom has two ends.');
    }
    reader.at = after;
    made += parts.join('');
  }
  return made;
}

function readAtom(reader: Reader): string {
  const { source } = reader;
  const character = source[reader.at]!;
  reader.at += 1;
  switch (character) {
    case '^':
    case '$':
      return '';
    case '.':
      return choose(ANY, reader);
    case '(': {
      const isPlain = source[reader.at] !== '?';
      if (!isPlain) {
        const [head] = /^\?(?::|<[A-Za-z]\w*>)/.exec(source.slice(reader.at)) ?? [];
        if (head === undefined) return skipGroup(reader);
        reader.at += head.length;
      }
      const inner = readAlternatives(reader);
      reader.at += 1;
      return inner;
    }
    case '[':
      return choose(readClass(reader), reader);
    case '\\':
      return readEscape(reader);
    default:
      return character;
  }
}

/** Skips what looks ahead or behind; the caller checks the result. */
function skipGroup(reader: Reader): string {
  let depth = 1;
  while (depth > 0 && reader.at < reader.source.length) {
    const character = reader.source[reader.at];
    if (character === '\\') reader.at += 1;
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    reader.at += 1;
  }
  return '';
}

function readEscape(reader: Reader): string {
  const character = reader.source[reader.at] ?? '';
  reader.at += 1;
  if (character === 'b' || character === 'B') return '';
  if (character === 'n') return '\n';
  if (character === 't') return '\t';
  if (character === 'p' || character === 'P') {
    const end = reader.source.indexOf('}', reader.at);
    const name = reader.source.slice(reader.at + 1, end);
    reader.at = end + 1;
    return choose(/^(?:N|Nd)$/.test(name) ? CLASSES.d! : name === 'Lu' ? ANY.toUpperCase() : ANY, reader);
  }
  const members = CLASSES[character];
  return members === undefined ? character : choose(members, reader);
}

/** The characters of a class; of a negated one some that it does not name. */
function readClass(reader: Reader): string {
  const { source } = reader;
  const isNegated = source[reader.at] === '^';
  if (isNegated) reader.at += 1;
  let members = '';
  while (reader.at < source.length && (source[reader.at] !== ']' || members === '')) {
    let character = source[reader.at]!;
    reader.at += 1;
    if (character === '\\') {
      const escaped = source[reader.at]!;
      reader.at += 1;
      const known = CLASSES[escaped];
      if (known !== undefined) {
        members += known;
        continue;
      }
      character = escaped;
    }
    const end = source[reader.at] === '-' ? source[reader.at + 1] : undefined;
    if (end === undefined || end === ']') {
      members += character;
      continue;
    }
    reader.at += 2;
    members += rangeOf(character, end === '\\' ? source[reader.at++]! : end);
  }
  reader.at += 1;
  if (!isNegated) return members;
  return [...`${ANY}0123456789-_ `].filter((one) => !members.includes(one)).join('');
}

function rangeOf(first: string, last: string): string {
  const from = first.codePointAt(0)!;
  const to = Math.min(last.codePointAt(0)!, from + 100);
  return Array.from({ length: Math.max(to - from + 1, 1) }, (_, index) =>
    String.fromCodePoint(from + index),
  ).join('');
}

function choose(members: string, reader: Reader): string {
  if (members === '') throw new Error('A class has no characters.');
  const index = reader.variant % members.length;
  reader.variant = Math.floor(reader.variant / members.length);
  return members[index]!;
}

const BRACES = /^\{(\d+)(?:,\d*)?\}/;

/** The number of times that an atom is repeated. */
function readQuantifier(reader: Reader): number {
  const rest = reader.source.slice(reader.at);
  const [braces, least] = BRACES.exec(rest) ?? [];
  const length = braces?.length ?? ('*+?'.includes(rest[0] ?? ' ') ? 1 : 0);
  if (length === 0) return 1;
  const count = braces === undefined ? (rest[0] === '+' ? 4 : 0) : Number(least);
  reader.at += length;
  if ('?+'.includes(reader.source[reader.at] ?? ' ')) reader.at += 1;
  return count;
}
