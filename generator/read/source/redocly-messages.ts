/**
 * Parses the English messages of Redocly and its YAML parser. No other module parses them, and a test runs Redocly for each kind of
 * message, so that an upgrade that rewords one fails there.
 */

/** A problem of the rule `struct`. */
export type StructMessage =
  /** The object has a member that OpenAPI does not define for it. */
  | { kind: 'unexpected'; member: string }
  /** The object has a member that is not allowed together with another member. */
  | { kind: 'not-allowed'; member: string }
  /** The object lacks this member. */
  | { kind: 'missing'; member: string }
  /** The object lacks one of these members. */
  | { kind: 'missing-one-of'; members: string[] }
  /** A member has a value that is not one of the allowed values. */
  | { kind: 'not-listed'; member: string }
  /** A value does not have the JSON type `form`. `part` is its OpenAPI name, such as `Schema`, if it has one. */
  | { kind: 'wrong-type'; part?: string; form: string; got: string };

/** The name that `describeEmptyLists` uses for the type of a list without items. */
export const EMPTY_LIST = 'an empty list';

const STRUCT: readonly [form: RegExp, parse: (...matched: string[]) => StructMessage][] = [
  [/^Property `(.+?)` is not expected here/, (member = '') => ({ kind: 'unexpected', member })],
  [/^The field `(.+?)` is not allowed here/, (member = '') => ({ kind: 'not-allowed', member })],
  [/^The field `(.+?)` must be present/, (member = '') => ({ kind: 'missing', member })],
  [
    /^Must contain at least one of the following fields: (.+)\.$/,
    (members = '') => ({ kind: 'missing-one-of', members: members.split(', ') }),
  ],
  [
    /^`(.+?)` (?:can be one of the following only|".*" is not a valid value)/,
    (member = '') => ({ kind: 'not-listed', member }),
  ],
  [
    /^Expected type `(.+?)` \((object|array)\) but got (?:`(\w+)`|(an empty list))/,
    (part, form = '', got, empty = '') => ({ kind: 'wrong-type', part, form, got: got ?? empty }),
  ],
  [
    /^Expected type `(.+?)` but got `(\w+)`/,
    (type = '', got = '') => ({ kind: 'wrong-type', form: type.split(',').at(-1) ?? type, got }),
  ],
];

/** Parses a message of the rule `struct`; undefined for a message about the value of a number. */
export function parseStruct(message: string): StructMessage | undefined {
  for (const [form, parse] of STRUCT) {
    const matched = form.exec(message);
    if (matched) return parse(...matched.slice(1));
  }
  return undefined;
}

/** Returns the security scheme that is undefined according to a message of the rule `security-defined`. */
export function parseUndefinedScheme(message: string): string | undefined {
  return /^There is no `(.*)` security scheme/.exec(message)?.[1];
}

/** Splits a message into the problem and the advice that some rules add. */
export function splitAdvice(message: string): [message: string, advice?: string] {
  const [, problem = message, advice] = /^(.*?\.) ((?:Use|Add) .*)$/.exec(message) ?? [];
  return [problem, advice];
}

/** The reason why a file is not valid YAML. */
export interface YamlMessage {
  kind?: 'duplicate-key' | 'unknown-tag' | 'too-deep' | 'underindented';
  /** The reason without the file and the position. */
  reason: string;
}

const YAML: readonly [kind: NonNullable<YamlMessage['kind']>, form: RegExp][] = [
  ['duplicate-key', /^duplicated mapping key/],
  ['unknown-tag', /^unknown \w+ tag/],
  ['too-deep', /^nesting exceeded maxDepth/],
  ['underindented', /^deficient indentation/],
];

export function parseYamlMessage(message: string): YamlMessage {
  return {
    kind: YAML.find(([, form]) => form.test(message))?.[0],
    reason: message
      .replace(/( in ".*")? *\(\d+:\d+\)$/, '')
      .replace(/^nesting exceeded maxDepth \((\d+)\)$/, 'it nests deeper than $1 levels'),
  };
}
