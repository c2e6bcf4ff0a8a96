import { countOf } from '#core/text/count-of';
import { checkBasis } from '../basis/check-bases';
import { KINDS } from '../../../site/claims/basis';
import { type KnownBases, readBases } from '../basis/known-bases';
import { usedBases } from '../basis/used-bases';
import type { Claim } from '../claim';
import { type Ledger, readLedger, writeBases, writeEntries } from '../../../site/claims/ledger-files';
import { readClaims } from '../read/read-claims';
import { accept } from './accept';
import { describeStep } from './describe-step';
import { type Keyboard, openKeyboard } from './keyboard';
import { basisOf, type Step, stepsOf } from './steps';

const KEYS = '[a] accept  [b] accept with another basis  [s] skip  [q] quit';
const KEYS_WITHOUT_BASIS = '[b] accept with a basis  [s] skip  [q] quit';

/** Asks about each sentence that nobody has accepted as it is, and writes each verdict at once; resolves to 1 if some are left. */
export async function review(): Promise<number> {
  const state = { claims: readClaims(), ledger: readLedger(), known: readBases() };
  const steps = stepsOf(state.claims, state.ledger, state.known);
  const keyboard = openKeyboard();
  const accepted = await ask(steps, state, keyboard);
  keyboard.close();
  writeBases(usedBases(state.ledger, state.known));
  console.log(`${accepted} of ${countOf(steps.length, 'step')} accepted; docs/_claims has the result.`);
  return accepted < steps.length ? 1 : 0;
}

interface State {
  claims: readonly Claim[];
  ledger: Ledger;
  known: KnownBases;
}

async function ask(steps: readonly Step[], state: State, keyboard: Keyboard): Promise<number> {
  let accepted = 0;
  for (const [index, step] of steps.entries()) {
    console.log(`\n${index + 1} of ${steps.length}  ${describeStep(step, state.known)}`);
    const verdict = await askOne(step, state.known, keyboard);
    if (verdict === 'quit') break;
    if (verdict === 'skip') continue;
    for (const [file, entries] of accept(step, verdict.basis, state.claims, state.ledger)) {
      writeEntries(file, entries);
      state.ledger.set(file, entries);
    }
    accepted++;
  }
  return accepted;
}

type Verdict = { basis: string } | 'skip' | 'quit';

async function askOne(step: Step, known: KnownBases, keyboard: Keyboard): Promise<Verdict> {
  const basis = basisOf(step);
  const isAcceptable = isGone(step) || problemsOf(step, basis, known).length === 0;
  console.log(isAcceptable ? KEYS : KEYS_WITHOUT_BASIS);
  const key = await keyboard.key(isAcceptable ? 'absq' : 'bsq');
  if (key === undefined || key === 'q') return 'quit';
  if (key === 's') return 'skip';
  return key === 'a' ? { basis } : askBasis(step, known, keyboard);
}

async function askBasis(step: Step, known: KnownBases, keyboard: Keyboard): Promise<Verdict> {
  for (const [kind, meaning] of Object.entries(KINDS)) console.log(`  ${kind}: ${meaning}`);
  for (;;) {
    process.stdout.write('basis: ');
    const basis = await keyboard.line();
    if (basis === undefined) return 'quit';
    const problems = problemsOf(step, basis.trim(), known);
    if (problems.length === 0) return { basis: basis.trim() };
    for (const problem of problems) console.log(`  ${problem}`);
  }
}

function problemsOf(step: Step, basis: string, known: KnownBases): string[] {
  return checkBasis({ sentence: sentenceOf(step), basis }, known);
}

function isGone(step: Step): boolean {
  return step.kind === 'change' && step.change.kind === 'removed';
}

function sentenceOf(step: Step): string {
  if (step.kind === 'basis') return step.entry.sentence;
  if (step.kind === 'move') return step.moved[0]!.claim.sentence;
  return step.change.kind === 'removed' ? step.change.was.sentence : step.change.claim.sentence;
}
