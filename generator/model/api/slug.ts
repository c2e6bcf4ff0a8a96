import { createHash } from 'node:crypto';

const MAX_LENGTH = 100;

/**
 * Returns the kebab-case form of an operationId, tag, schema name, or event type, for URLs and file names: `createInvoice` is
 * `create-invoice`. Consists of `a-z`, `0-9` and `-`, and is never empty; if letters are lost (another script), appends a hash of
 * the original, so that slugs stay distinct.
 */
export function slugOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '');
  const words = splitCamelCase(plain).toLowerCase();
  const slug = words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  const isFaithful = slug !== '' && slug.length <= MAX_LENGTH && !/(?![a-z0-9])[\p{L}\p{N}]/u.test(words);
  return isFaithful ? slug : [slug.slice(0, MAX_LENGTH), hashOf(text)].filter(Boolean).join('-');
}

function splitCamelCase(text: string): string {
  // Treats the plural of an acronym as a single word: `IDs`, `URLs`.
  return text.replace(/([a-z0-9])([A-Z])/g, '$1-$2').replace(/([A-Z]+)([A-Z](?!s(?![a-z]))[a-z])/g, '$1-$2');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
