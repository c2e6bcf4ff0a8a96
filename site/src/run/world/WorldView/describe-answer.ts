import { translate } from '#core/labels/translate';
import type { WorldAnswer } from '#core/world/answer';
import type { Origin } from '#core/world/provenance';

/** Values of an answer that came about in the same way. */
export interface OriginWords {
  origin: Origin | 'repaired';
  label: string;
  /** Pointers without the slash before them; empty if they are of the whole body. */
  pointers: string[];
  /** The number of pointers that are not listed. */
  left: number;
}

const LABELS: Record<OriginWords['origin'], string> = {
  stored: translate('Sent by you'),
  computed: translate('Set by this page'),
  example: translate('From the example of the description'),
  made: translate('Made up from the schema'),
  repaired: translate('Changed to match the schema'),
};

const ORDER: readonly Origin[] = ['stored', 'computed', 'example', 'made'];

/** More are not read. */
const MOST_POINTERS = 12;

/** The values of an answer by their origin. An error that the world refuses a request with is that of the description. */
export function describeOrigins({ provenance, repaired }: WorldAnswer): OriginWords[] {
  const groups = [
    ...ORDER.map((origin) => [origin, provenance[origin]] as const),
    ['repaired', repaired] as const,
  ];
  return groups
    .filter(([, pointers]) => pointers.length > 0)
    .map(([origin, pointers]) => ({
      origin,
      label: LABELS[origin],
      pointers: pointers
        .filter((pointer) => pointer !== '')
        .slice(0, MOST_POINTERS)
        .map((pointer) => pointer.slice(1)),
      left: Math.max(0, pointers.length - MOST_POINTERS),
    }));
}

/** Whether the request changed anything, where that is not certain. */
export function describeEffect({ effect, isDocumented, kind }: WorldAnswer): string[] {
  return [
    ...(effect === 'unknown'
      ? [translate('The description does not say what this changes, so nothing has changed here.')]
      : []),
    ...(effect === 'assumed'
      ? [translate('This change is inferred: the description does not state it.')]
      : []),
    ...(isDocumented || kind === 'none' ? [] : [translate('The description has no such status.')]),
  ];
}
