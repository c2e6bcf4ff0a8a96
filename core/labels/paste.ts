import { translate } from '#core/labels/translate';

/** The box that explains pasted input, and its answers. */
export const PASTE_LABELS = {
  field: translate(
    'Paste a curl line, an HTTP request or response, JSON, a stack trace, a log line or a HAR',
  ),
  note: translate('What you paste stays in this page, and its secrets are masked.'),
  explain: translate('Explain'),
  failed: translate('The explanation did not load. Try again.'),
  title: translate('Explanation'),
  unknown: translate('Nothing in it is documented.'),
  undocumented: translate('The documentation has no such error.'),
  what: translate('What it is'),
  candidates: translate('It may be'),
  cause: translate('Cause'),
  usual: translate('A usual cause'),
  remedy: translate('Remedy'),
  retry: translate('Retry'),
  fields: translate('Fields'),
  mistakes: translate('Mistakes in the request'),
  others: translate('Unknown fields'),
  corrected: translate('The request, corrected'),
  works: translate('A request that works'),
} as const;

/** When to send the request again. */
export const RETRY_LABELS = {
  never: translate('Not unchanged'),
  after_reset: translate('After the reset'),
  backoff: translate('With growing pauses'),
} as const;

/** Kinds of input. */
export const KIND_LABELS = {
  curl: translate('A request as curl sends it'),
  request: translate('A request'),
  response: translate('A response'),
  har: translate('A recording'),
  json: 'JSON',
  text: translate('Text'),
} as const;

/** Says that the input is longer than is read. @param count the characters that are read */
export function sayCut(count: number): string {
  return translate('Only the first {count} characters were read.', { count: String(count) });
}

/** Suggests names for one that is not known. */
export function suggest(names: readonly string[]): string {
  return translate('Did you mean {names}?', { names: names.join(', ') });
}
