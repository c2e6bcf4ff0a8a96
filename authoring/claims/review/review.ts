import { countOf } from '#core/text/count-of';
import { checkBasis } from '../basis/check-bases';
import { KINDS } from '../../../site/claims/basis';
import { type KnownBases, readBases } from '../basis/known-bases';
import { usedBases } from '../basis/used-bases';
import type { Claim } from '../claim';
import { type Ledger, readLedger, writeBases, writeEntries } from '../../../site/claims/ledger-files';
import { readClaims } from '../read/read-claims';
import { accept } from './accept';
import { candidatesOf, withCandidates } from './candidates';
import { describeCandidate, describeStep } from './describe-step';
import { type Keyboard, openKeyboard } from './keyboard';
import { objectionsTo } from './objections';
import { fileOf, type Judged, judgedIn, type Step, stepsOf } from './steps';

const KEYS = '[a] accept  [b] accept with another basis  [s] skip  [q] quit';
const KEYS_WITHOUT_BASIS = '[b] accept with a basis  [s] skip  [q] quit';

/**
 * Asks about each sentence that nobody has accepted as it is, and writes each verdict at once; resolves to 1 if some are left.
 * @throws UsageError if the input is not a terminal.
 */
export async function review(): Promise<number> {
  const state = { claims: readClaims(), ledger: readLedger(), known: readBases() };
  const steps = stepsOf(state.claims, state.ledger, state.known);
  const accepted = steps.length === 0 ? 0 : await ask(steps, state);
  writeBases(usedBases(state.ledger, state.known));
  console.log(`${accepted} of ${countOf(steps.length, 'step')} accepted; docs/_claims has the result.`);
  return accepted < steps.length ? 1 : 0;
}

interface State {
  claims: readonly Claim[];
  ledger: Ledger;
  known: KnownBases;
}

async function ask(steps: readonly Step[], state: State): Promise<number> {
  const keyboard = openKeyboard();
  const shown = new Set<string>();
  let accepted = 0;
  for (const [index, step] of steps.entries()) {
    console.log(`\n${index + 1} of ${steps.length}  ${describeStep(step, state.known, shown)}`);
    const verdict = await askOne(step, state, keyboard);
    if (verdict === 'quit') break;
    if (verdict === 'skip') continue;
    for (const [file, entries] of accept(step, verdict, state.claims, state.ledger)) {
      writeEntries(file, entries);
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
  const isAcceptable = objections.length === 0;
  const key = await keyboard.key(
    isAcceptable ? 'absq' : 'bsq',
    `${isAcceptable ? KEYS : KEYS_WITHOUT_BASIS}\n`,
  );
  if (key === undefined || key === 'q') return 'quit';
  if (key === 's') return 'skip';
  return key === 'a' ? judged.map(({ basis }) => basis) : askBases(step, state, keyboard);
}

/** Asks for the basis of each sentence, one after the other. */
async function askBases(step: Step, state: State, keyboard: Keyboard): Promise<Verdict> {
  for (const [kind, meaning] of Object.entries(KINDS)) console.log(`  ${kind}: ${meaning}`);
  const bases: string[] = [];
  const judged = judgedIn(step);
  for (const one of judged) {
    if (judged.length > 1) console.log(`  now:   ${one.sentence}`);
    const basis = await askBasis(one, fileOf(step), state, keyboard);
    if (basis === undefined) return 'quit';
    bases.push(basis);
  }
  return bases;
}

/** Asks until somebody has named a basis on which a sentence can rest; resolves to `undefined` when the input has ended. */
async function askBasis(
  { sentence, basis: current }: Judged,
  file: string,
  { claims, ledger, known }: State,
  keyboard: Keyboard,
): Promise<string | undefined> {
  const candidates = candidatesOf({ file, sentence }, claims, ledger);
  for (const [index, candidate] of candidates.entries())
    console.log(describeCandidate(candidate, index, known));
  const hints = [
    ...(candidates.length > 0 ? ['a number means its line'] : []),
    ...(current === '' ? [] : [`Enter keeps ${current}`]),
  ];
  const prompt = `basis${hints.length > 0 ? ` (${hints.join('; ')})` : ''}: `;
  for (;;) {
    const typed = await keyboard.line(prompt);
    if (typed === undefined) return undefined;
    const basis = typed.trim() === '' ? current : withCandidates(typed, candidates);
    const problems = checkBasis({ sentence, basis }, known);
    if (problems.length === 0) return basis;
    for (const problem of problems) console.log(`  ${problem}`);
  }
}

function isGone(step: Step): boolean {
  return step.kind === 'change' && step.change.kind === 'removed';
}
