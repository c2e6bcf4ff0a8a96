import type { Json, JsonObject } from '#core/json/json';
import type { Call } from '../../call';
import { objectOf } from '../fields';
import { listRecords } from '../records';
import { containsText, isWithin } from '../search';
import type { DocumentKind } from './kind';
import { showDocument } from './show';

/** How the filters of one list read its records. */
export interface Filters {
  /** Fields of the document that `q` looks into; the name of the contact is always among them. */
  texts: string[];
  /** The field that `date` looks at. */
  date: string;
}

interface Shown {
  shown: JsonObject;
  memory: Record<string, Json>;
}

/** The documents of the caller that pass `q`, `date`, `state`, `contact` and `processor_id`, newest first. */
export function listDocuments(call: Call, { resource }: DocumentKind, filters: Filters): JsonObject[] {
  const { q, date, state, contact, processor_id: processorId } = call.query;
  const passes = ({ shown, memory }: Shown): boolean => {
    const customer = objectOf(shown.contact);
    return (
      containsText(q, [customer?.full_name, ...filters.texts.map((field) => shown[field])]) &&
      isWithin(date, shown[filters.date]) &&
      (state === undefined || shown.state === state) &&
      (contact === undefined || customer?.id === contact) &&
      (processorId === undefined || memory.processor_id === processorId)
    );
  };
  return listRecords(call, resource)
    .map((record) => ({ shown: showDocument(call, record), memory: record.memory }))
    .filter(passes)
    .map(({ shown }) => shown);
}
