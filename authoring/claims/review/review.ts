import { countOf } from '#core/text/count-of';
import { checkBasis } from '../basis/check-bases';
import { KINDS } from '../../../site/claims/basis';
import { usedBases } from '../basis/used-bases';
import { writeBases, writeEntries } from '../../../site/claims/ledger-files';
import { type Premises, statesRule } from '../verdict';
import { accept } from './accept';
import { candidatesOf, withCandidates } from './candidates';
import { indexStatements, type StatementIndex } from './similar-bases';
import { contradictionOf } from './contradiction';
import { addCorrection } from './corrections';
import { describeCandidate } from '../basis/describe-basis';
import { describeStep } from './describe-step';
import { type Keyboard, openKeyboard } from './keyboard';
import { objectionsTo } from './objections';
import { fileOf, type Judged, judgedIn, type Step, stepsOf } from './steps';

/** The keys, with words for each. */
const KEYS = {
  a: '[a] accept',
  b: '[b] accept with another basis',
  c: '[c] correct: the accepted sentence was false',
  s: '[s] skip',
  q: '[q] quit',
} as const;

type Key = keyof typeof KEYS;

/** The fewest words of a reason. */
const REASON_WORDS = 3;

/**
 * Asks about each sentence that nobody has accepted as it is, and writes each verdict at once; resolves to 1 if some are left.
 * @throws UsageError if the input is not a terminal.
 */
export async function review(premises: Premises): Promise<number> {
  const { folder } = premises.project;
  const steps = stepsOf(premises);
  const accepted = steps.length === 0 ? 0 : await ask(steps, premises);
  // Until then, it says what the bases stated when the sentences that are left were accepted.
  if (accepted === steps.length) writeBases(folder, usedBases(premises.ledger, premises.known));
  console.log(`${accepted} of ${countOf(steps.length, 'step')} accepted; ${folder} has the result.`);
  return accepted < steps.length ? 1 : 0;
}

/** Everything that a review reads, and the statements that a sentence can rest on. */
interface State extends Premises {
  index: StatementIndex;
}

async function ask(steps: readonly Step[], premises: Premises): Promise<number> {
  const keyboard = openKeyboard(premises.project.command);
  const state: State = { ...premises, index: indexStatements(premises.known) };
  const shown = new Set<string>();
  let accepted = 0;
  for (const [index, step] of steps.entries()) {
    console.log(`\n${index + 1} of ${steps.length}  ${describeStep(step, state.known, shown)}`);
    const verdict = await askOne(step, state, keyboard);
    if (verdict === 'quit') break;
    if (verdict === 'skip') continue;
    for (const [file, entries] of accept(step, verdict, state.claims, state.ledger)) {
      writeEntries(state.project.folder, file, entries);
      state.ledger.set(file, entries);
    }
    accepted++;
  }
  keyboard.close();
  return accepted;
}

/** The basis of each sentence of a step, or no verdict. */
type Verdict = readonly string[] | 'skip' | 'quit';

async function askOne(step: Step, state: State, keyboard: Keyboard): Promise<Verdict> {
  const judged = judgedIn(step);
  const objections = isGone(step) ? [] : judged.flatMap((one) => objectionsTo(one, state.known));
  for (const objection of objections) console.log(`  ${objection}`);
  if (isNew(step)) for (const one of judged) showCandidates(one, step, state);
  const keys = keysFor(step, objections.length === 0);
  const key = await keyboard.key(keys.join(''), `${keys.map((one) => KEYS[one]).join('  ')}\n`);
  if (key === undefined || key === 'q') return 'quit';
  if (key === 's') return 'skip';
  if (key === 'c') return askReason(step, state, keyboard);
  return key === 'a' ? judged.map(({ basis }) => basis) : askBases(step, state, keyboard);
}

/** No basis holds what the description contradicts. A security rule was never false, so nothing corrects it. */
function keysFor(step: Step, isHeld: boolean): Key[] {
  if ('judgment' in step && step.judgment.fact !== undefined) return ['s', 'q'];
  if (isRefusedStep(step))
    return [
      'b',
      ...(isHeld && !judgedIn(step).some(({ basis }) => statesRule(basis)) ? (['c'] as const) : []),
      's',
      'q',
    ];
  return [...(isHeld ? (['a'] as const) : []), 'b', 's', 'q'];
}

function isRefusedStep(step: Step): boolean {
  return step.kind === 'change' && step.judgment.verdict === 'refused';
}

/** Asks why the accepted sentence was false, until a reason has some words; it is kept in the list of corrections. */
async function askReason(step: Step, { project }: State, keyboard: Keyboard): Promise<Verdict> {
  if (step.kind !== 'change' || !('was' in step.change) || !('claim' in step.change)) return 'skip';
  const { claim, was } = step.change;
  for (;;) {
    const reason = await keyboard.line('why the accepted sentence was false: ');
    if (reason === undefined) return 'quit';
    if (reason.trim().split(/\s+/).length < REASON_WORDS) {
      console.log(`  Write a sentence of ${REASON_WORDS} words or more: it is published with the change.`);
      continue;
    }
    const at = claim.at === undefined ? {} : { at: claim.at };
    addCorrection(project.folder, {
      file: claim.file,
      ...at,
      was: was.sentence,
      now: claim.sentence,
      basis: was.basis,
      reason: reason.trim(),
    });
    return [was.basis];
  }
}

/** Asks for the basis of each sentence, one after the other. */
async function askBases(step: Step, state: State, keyboard: Keyboard): Promise<Verdict> {
  for (const [kind, meaning] of Object.entries(KINDS)) console.log(`  ${kind}: ${meaning}`);
  const bases: string[] = [];
  const judged = judgedIn(step);
  for (const one of judged) {
    if (judged.length > 1) console.log(`  now:   ${one.sentence}`);
    const basis = await askBasis(one, step, state, keyboard);
    if (basis === undefined) return 'quit';
    bases.push(basis);
  }
  return bases;
}

/** Asks until somebody has named a basis on which a sentence can rest; resolves to `undefined` when the input has ended. */
async function askBasis(
  { basis: current, ...judged }: Judged,
  step: Step,
  state: State,
  keyboard: Keyboard,
): Promise<string | undefined> {
  const { known } = state;
  const { sentence } = judged;
  const candidates = isNew(step) ? candidatesFor(judged, step, state) : showCandidates(judged, step, state);
  const hints = [
    ...(candidates.length > 0 ? ['a number means its line'] : []),
    ...(current === '' ? [] : [`Enter keeps ${current}`]),
  ];
  const prompt = `basis${hints.length > 0 ? ` (${hints.join('; ')})` : ''}: `;
  for (;;) {
    const typed = await keyboard.line(prompt);
    if (typed === undefined) return undefined;
    const basis = typed.trim() === '' ? current : withCandidates(typed, candidates);
    const problems = [
      ...checkBasis({ ...judged, basis }, known),
      ...(isRefusedStep(step) ? contradictionOf(sentence, basis, current, state) : []),
    ];
    if (problems.length === 0) return basis;
    for (const problem of problems) console.log(`  ${problem}`);
  }
}

/** Prints the bases that a sentence could rest on, with their numbers. */
function showCandidates(judged: Pick<Judged, 'sentence'>, step: Step, state: State): string[] {
  const candidates = candidatesFor(judged, step, state);
  for (const [index, candidate] of candidates.entries())
    console.log(describeCandidate(candidate, index, judged.sentence, state.known));
  return candidates;
}

function candidatesFor(
  { sentence }: Pick<Judged, 'sentence'>,
  step: Step,
  { claims, ledger, index }: State,
): string[] {
  return candidatesOf({ file: fileOf(step), sentence }, claims, ledger, index);
}

/** Nobody has named a basis of a new sentence: those that it could rest on are shown before the keys. */
function isNew(step: Step): boolean {
  return step.kind === 'change' && step.change.kind === 'new' && step.judgment.fact === undefined;
}

function isGone(step: Step): boolean {
  return step.kind === 'change' && step.change.kind === 'removed';
}
