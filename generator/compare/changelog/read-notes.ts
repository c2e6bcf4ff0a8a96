import { isObject, type Json } from '#core/json/json';
import { listOf, objectOf } from '#core/json/read';
import type { Changelog } from '#core/contracts/changelog';
import type { Mistake } from '../../problems/mistake';

/** A person's note about one change, as Markdown. */
interface ChangeNote {
  fingerprint: string;
  note: string;
}

/** The notes in the value of `changes.yaml`, and what is wrong with them. Its waivers are read elsewhere. */
export function readNotes(value: Json): { notes: ChangeNote[]; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  const notes = listOf(objectOf(value).notes).flatMap((entry, index) => {
    const note = isObject(entry) ? toNote(entry) : undefined;
    const unknown = isObject(entry) ? Object.keys(entry).find((key) => !MEMBERS.includes(key)) : undefined;
    if (note && unknown === undefined) return [note];
    mistakes.push({
      tokens: ['notes', String(index), ...(unknown === undefined ? [] : [unknown])],
      message:
        unknown === undefined
          ? 'The note lacks a fingerprint or its sentences.'
          : `A note has no member \`${unknown}\`.`,
      remedy: 'Write `fingerprint` (12 hex digits) and `note` (sentences in Markdown).',
    });
    return [];
  });
  return { notes, mistakes };
}

/** Notes about changes that no version has. */
export function findLostNotes(notes: readonly ChangeNote[], { releases }: Changelog): Mistake[] {
  const known = new Set(releases.flatMap(({ changes }) => changes.map(({ fingerprint }) => fingerprint)));
  return notes.flatMap(({ fingerprint }, index) =>
    known.has(fingerprint)
      ? []
      : [
          {
            tokens: ['notes', String(index), 'fingerprint'],
            message: `No change between two known versions has the fingerprint \`${fingerprint}\`.`,
            remedy: 'Write one that the changelog has, or take the note out.',
          },
        ],
  );
}

const MEMBERS = ['fingerprint', 'note'];

function toNote({ fingerprint, note }: Record<string, Json>): ChangeNote | undefined {
  // YAML reads twelve digits as a number.
  const id = typeof fingerprint === 'number' ? String(fingerprint) : fingerprint;
  if (typeof id !== 'string' || !/^[0-9a-f]{12}$/.test(id)) return undefined;
  return typeof note === 'string' && note.trim() !== '' ? { fingerprint: id, note: note.trim() } : undefined;
}
