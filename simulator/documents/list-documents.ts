import type { CallContext } from '../call';
import { listRecords } from '../records/records';
import { containsText, isWithin } from '../records/search';
import type { Records } from '../store/resources';
import type { Memory } from '../store/table';
import type { IssuedResource } from './kind';
import { showDocument } from './show';

/** How the filters of one list read its records. */
export interface Filters<Document> {
  /** What `q` looks into; the name of the contact is always a part of it. */
  text: (document: Document) => string | null;
  /** What `date` looks at. */
  date: (document: Document) => string | null;
}

interface Query {
  q?: string;
  date?: string;
  state?: string;
  contact?: number;
  processor_id?: string;
}

/** The documents of the caller that pass `q`, `date`, `state`, `contact` and `processor_id`, newest first. */
export function listDocuments<R extends IssuedResource | 'recurring'>(
  call: CallContext & { query: Query },
  resource: R,
  filters: Filters<Records[R]>,
): Records[R][] {
  const { q, date, state, contact, processor_id: processorId } = call.query;
  const passes = ({ shown, memory }: { shown: Records[R]; memory: Memory }): boolean =>
    containsText(q, [shown.contact.full_name, filters.text(shown)]) &&
    isWithin(date, filters.date(shown)) &&
    (state === undefined || shown.state === state) &&
    (contact === undefined || shown.contact.id === contact) &&
    (processorId === undefined || memory.processor_id === processorId);
  return listRecords(call, resource)
    .map((record) => ({ shown: showDocument(call, record), memory: record.memory }))
    .filter(passes)
    .map(({ shown }) => shown);
}
