import type { Specified } from '../../../specified';
import { cite } from './cite';
import type { Finding } from './finding';
import { keywordSites, type KnownField } from './known-field';
import { nameOf } from './name-of';

/** Lists of lines that hold more or fewer than the specification allows in a request or in a document. */
export function compareItems({ limits }: Specified, fields: readonly KnownField[]): Finding[] {
  return fields
    .filter(({ name, field }) => name === 'items' && field.entities !== undefined)
    .filter(({ use, field }) => use !== 'response' || field.entities === 'document_item')
    .filter(({ pointers }) => pointers.length > 0)
    .flatMap(({ label, use, pointers, sites }) => {
      const wanted = use === 'response' ? limits.items.perDocument : limits.items.perRequest;
      const found = keywordSites(sites, 'maxItems');
      const wrong = found.filter(({ value }) => value !== wanted);
      const places = found.length === 0 ? [{ pointer: pointers[0]!, value: 'any number of' }] : wrong;
      return places.map(({ pointer, value }) => ({
        pointer,
        message: `${label} holds ${value as string} items in ${nameOf(pointer)}; the specification allows ${wanted} in a ${use === 'response' ? 'document' : 'request'} (${cite('limits.items')}).`,
        remedy: `Write maxItems: ${wanted}.`,
      }));
    });
}
