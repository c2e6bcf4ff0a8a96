import type { Bases } from '../../site/claims/bases';
import type { Entry } from '../../site/claims/entry';
import { parseBases } from '../../site/claims/basis';
import type { Ledger } from '../../site/claims/area';
import { statementsOf } from './basis/statements';
import type { KnownBases } from './basis/known-bases';
import type { Claim } from './claim';
import type { Fact } from './facts/fact';
import { type FactsByName, findContradicted } from './facts/find-contradicted';
import type { Change } from './ledger/find-changes';
import { compareSlots } from './slots/compare-slots';
import { LOGICAL, NAMING, type SlotChange } from './slots/slot-change';
import type { Vocabulary } from './slots/vocabulary';

/**
 * The result of a comparison. `same`: the sentence says what the accepted one says. `asked`: a person has to decide. `refused`: it
 * contradicts the accepted one, whose basis has not changed, or the description.
 */
export interface Judgment {
  verdict: 'same' | 'asked' | 'refused';
  slots: readonly SlotChange[];
  /** The statement of the description that the sentence contradicts. */
  fact?: Fact;
}

/** The project whose sentences are reviewed. */
export interface Project {
  /** How its author starts the review: `npm run claims`. */
  command: string;
  /** The folder of its accepted sentences. */
  folder: string;
}

/** Everything that sentences are judged by. */
export interface Premises {
  project: Project;
  claims: readonly Claim[];
  ledger: Ledger;
  /** The bases as they are. */
  known: KnownBases;
  /** The bases as they were when the sentences were accepted. */
  accepted: Bases;
  vocabulary: Vocabulary;
  /** The statements of the description. */
  facts: FactsByName;
}

/** Judges a change of a sentence by the description, and by the sentence that was accepted. */
export function judge(change: Change, premises: Premises): Judgment {
  const found = 'claim' in change ? contradictedBy(change.claim, premises) : undefined;
  return found ?? judgeWording(change, premises);
}

/** Returns the verdict on a sentence that says something else than the description; undefined if it does not. */
export function contradictedBy(
  sentence: Pick<Claim, 'file' | 'at' | 'sentence'>,
  { facts, vocabulary }: Premises,
): Judgment | undefined {
  const found = findContradicted(sentence, facts, vocabulary);
  return found && { verdict: 'refused', ...found };
}

function judgeWording(change: Change, premises: Premises): Judgment {
  if (change.kind === 'moved') return judgeMove(change, premises);
  if (change.kind !== 'changed') return { verdict: 'asked', slots: [] };
  const { claim, was } = change;
  const slots = compareSlots(was.sentence, claim.sentence, premises.vocabulary);
  if (slots.length === 0) return { verdict: 'same', slots };
  const isRefused = contradicts(slots, was.basis) && !hasNewStatement(was, premises);
  return { verdict: isRefused ? 'refused' : 'asked', slots };
}

/**
 * Whether a sentence contradicts another one.
 * @param basis that of the other one. Instructions, headings and sentences that only show values have no statement: they can name other
 * things as long as they do not say the reverse.
 */
export function contradicts(slots: readonly SlotChange[], basis: string): boolean {
  // To reword a security rule is to change it.
  if (statesRule(basis)) return slots.length > 0;
  const isStated = parseBases(basis).bases.some((one) => 'id' in one);
  const refusing: readonly string[] = isStated ? [...NAMING, ...LOGICAL] : LOGICAL;
  return slots.some(({ slot }) => refusing.includes(slot));
}

/** Whether a sentence with this basis states a security rule. */
export function statesRule(basis: string): boolean {
  return parseBases(basis).bases.some(({ kind }) => kind === 'security');
}

/** A meaning that two keys have exchanged is another one; a key with another name is not. */
function judgeMove({ claim, was, from }: Extract<Change, { kind: 'moved' }>, premises: Premises): Judgment {
  const isExchanged =
    from === claim.file &&
    was.at !== claim.at &&
    premises.claims.some(({ file, at }) => file === from && at === was.at) &&
    (premises.ledger.get(from) ?? []).some(({ at }) => at === claim.at);
  return isExchanged
    ? { verdict: 'refused', slots: [{ slot: 'key', from: was.at ?? '', to: claim.at ?? '' }] }
    : { verdict: 'same', slots: [] };
}

/**
 * Whether a requirement, a decision or the title of a test that a sentence rests on says something else than when it was accepted. The
 * sentence that is the decision does not rest on itself.
 */
function hasNewStatement({ at = '', basis }: Entry, { known, accepted }: Premises): boolean {
  const keys = at.split('.');
  const bases = parseBases(basis).bases.filter((one) => !('id' in one && keys.includes(one.id)));
  const rules = bases.filter(({ kind }) => kind === 'security');
  return (rules.length > 0 ? rules : bases).some((one) => {
    if (!('id' in one)) return false;
    const before = accepted[one.kind][one.id];
    if (before === undefined) return false;
    const titles = typeof before === 'string' ? [before] : before.map(({ title }) => title);
    return titles.join('\n') !== statementsOf(`${one.kind} ${one.id}`, known).join('\n');
  });
}
