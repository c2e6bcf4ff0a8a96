import type { Facts } from '#core/contracts/facts';
import { stemOf } from './stem';

/** The words of an API that have a meaning in sentences. */
export interface Vocabulary {
  /** Stems of values of enums: states and kinds. */
  states: ReadonlySet<string>;
  /** Subjects of sentences: objects, fields and people. Terms of several words are joined by spaces. */
  terms: ReadonlySet<string>;
}

/** They say what must be, also where an API has a value of that name. */
const MODAL = new Set(['required', 'optional', 'allowed']);

/** Who acts in sentences about any API. */
const ACTORS = ['customer', 'buyer', 'seller', 'provider', 'platform', 'administrator', 'authority', 'user'];

/** Credentials, and where code runs. */
const ACCESS = [
  'key',
  'token',
  'secret',
  'password',
  'certificate',
  'signature',
  'scope',
  'browser',
  'server',
];

/** Reads the vocabulary from what the description declares. */
export function readVocabulary({ fields, objects, parameters, tags }: Facts): Vocabulary {
  const values = [...Object.values(fields), ...Object.values(parameters)];
  const names = [
    ...Object.keys(tags),
    ...Object.values(objects).map(({ title }) => title),
    ...values.map(({ name }) => name),
  ];
  return {
    states: new Set(
      values
        .flatMap((one) => one.enum.map(({ value }) => value))
        .filter((value) => /^[a-z_]{4,}$/.test(value) && !MODAL.has(value))
        .map(termOf),
    ),
    terms: new Set([...names, ...ACTORS, ...ACCESS].map(termOf)),
  };
}

/** Returns the stems of a name: `issue_date` and `Issue date` are one. */
export function termOf(name: string): string {
  return (name.match(/\p{L}+/gu) ?? []).map((word) => stemOf(word.toLowerCase())).join(' ');
}
