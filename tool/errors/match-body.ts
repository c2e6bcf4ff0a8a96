import { isDeepStrictEqual } from 'node:util';
import type { DocumentedError } from '#core/contracts/errors-file';
import { isObject, type Json } from '#core/json/json';
import { tryParse } from '#core/json/try-parse';
import { readMessages } from './read-messages';

/** The documented error that fits a response best. */
interface Match {
  error: DocumentedError;
  /** Markdown. */
  cause: string;
  /** Whether the body of the response names the cause; otherwise the cause is one example of several. */
  certain: boolean;
}

/** How well a documented body fits. */
const FIT = { none: 0, words: 1, message: 2, same: 3 };

/**
 * Chooses among the documented errors of one status, which differ in their bodies: first the one with the same body, then one
 * that says the same of the same field, then one that says the same of another. The errors of the operation come first.
 * @param errors at least one.
 */
export function matchBody(errors: readonly DocumentedError[], id?: string, given?: Json): Match {
  const body = typeof given === 'string' ? (tryParse(given) ?? given) : given;
  const own = errors.filter(({ operation }) => operation === id);
  const ordered = [...own, ...errors.filter(({ operation }) => operation !== id)];
  const matches = ordered.flatMap((error) =>
    error.responses.map((response, index) => ({
      error,
      cause: explain(error, response.reason, index === 0),
      fit: body === undefined ? FIT.none : fitOf(response.body, body),
    })),
  );
  const best = Math.max(...matches.map(({ fit }) => fit));
  const { error, cause } = matches.find(({ fit }) => fit === best) ?? matches[0] ?? fail();
  // Another operation only explains the words of the body; its request is not the caller's.
  return { error: own[0] && error.operation !== id ? { ...own[0], cause } : error, cause, certain: best > 1 };
}

/** The example is that of the request of the error, which gets the first body. */
function explain({ cause }: DocumentedError, reason: string | undefined, isFirst: boolean): string {
  const example = `For example: ${cause}`;
  if (reason === undefined) return example;
  return isFirst ? `${reason}. ${example}` : `${reason}.`;
}

function fitOf(documented: Json, body: Json): number {
  if (isDeepStrictEqual(documented, body)) return FIT.same;
  if (!isObject(documented) || !isObject(body)) return FIT.none;
  const [known, said] = [readMessages(documented), readMessages(body)];
  const shares = (compare: (one: { field: string; text: string }) => string) => {
    const texts = new Set(said.map(compare));
    return known.some((one) => texts.has(compare(one)));
  };
  if (shares(({ field, text }) => `${field}: ${text}`)) return FIT.message;
  return shares(({ text }) => text) ? FIT.words : FIT.none;
}

function fail(): never {
  throw new Error('There are no errors to choose from.');
}
