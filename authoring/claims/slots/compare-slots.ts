import { blocks, elements, expressions, identifiers, lostNumbers, names, numbers } from './classes/values';
import { conditions, exceptions, modality, polarity, scope, untils } from './classes/logic';
import { opposed, states, subjects } from './classes/meaning';
import { cells, links, swaps } from './classes/order';
import { findDifferences, type Place } from './differences';
import { readSlots } from './read-slots';
import type { Pair, SlotChange, SlotClass } from './slot-change';
import { textOf, type Token } from './token';
import type { Vocabulary } from './vocabulary';

/** In the order in which a message shows them. */
const CLASSES: readonly SlotClass[] = [
  ...[numbers, lostNumbers, identifiers, elements, blocks, names, states, subjects, polarity, opposed],
  ...[exceptions, conditions, untils, modality, scope, swaps, cells, links, expressions],
];

/**
 * Compares a sentence with the accepted one, part by part. Empty if it says the same in the same words; other words that contradict
 * nothing are the slots `wording`, `added` and `dropped`.
 */
export function compareSlots(accepted: string, sentence: string, vocabulary: Vocabulary): SlotChange[] {
  if (accepted === sentence) return [];
  const [was, now] = [readSlots(accepted), readSlots(sentence)];
  const pair: Pair = { was, now, vocabulary, ...findDifferences(was.tokens, now.tokens) };
  const found = CLASSES.flatMap((find) => find(pair));
  return found.length > 0 ? found : otherWords(pair);
}

/** Words that differ, where no class says more; the same words in another order are one change. */
function otherWords({ places, was, now }: Pair): SlotChange[] {
  if (places.length === 0) return was.form === now.form ? [] : [wording(was.tokens, now.tokens)];
  return places.map((place) => ({ ...wording(place.out, place.in), slot: slotOf(place) }));
}

function slotOf(place: Place): SlotChange['slot'] {
  if (place.out.length === 0) return 'added';
  return place.in.length === 0 ? 'dropped' : 'wording';
}

function wording(from: readonly Token[], to: readonly Token[]): SlotChange {
  return { slot: 'wording', from: textOf(from), to: textOf(to) };
}
