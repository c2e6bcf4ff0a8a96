import type { CallContext } from '../call';
import { listRecords } from '../records/records';
import { containsText, isWithin } from '../records/search';
import type { Records } from '../store/resources';
import type { HiddenState } from '../store/table';
import type { IssuedResource } from './kind';
import { showDocument } from './show';

/** Accessors that the filters of a list use. */
interface Filters<Document> {
  /** Strings that `q` searches, in addition to the name of the contact. */
  text: (document: Document) => string | null;
  /** The date that `date` filters by. */
  date: (document: Document) => string | null;
}

interface Query {
  q?: string;
  date?: string;
  state?: string;
  contact?: number;
  processor_id?: string;
}

/** The caller's documents that match `q`, `date`, `state`, `contact` and `processor_id`, newest first. */
export function listDocuments<R extends IssuedResource | 'recurring'>(
  call: CallContext & { query: Query },
  resource: R,
  filters: Filters<Records[R]>,
): Records[R][] {
  const { q, date, state, contact, processor_id: processorId } = call.query;
  const passes = ({ shown, memory }: { shown: Records[R]; memory: HiddenState }): boolean =>
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
