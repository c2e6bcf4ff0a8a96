import contractText from '../../../generated/simulator/contract.json';
import type { Contract } from '#core/contracts/simulator-contract';
import type { Verdict } from '../report/settle';
import type { ContractMutant } from './contract-mutants';
import type { Program } from './program';
import { listTestFiles, openSuite } from './suite';

const CONTRACT = 'generated/simulator/contract.json';

/** Milliseconds of a test that is worth a try before all others. */
const QUICK = 150;

const HOOKS = { is: () => false, tick: () => undefined };

interface Candidate {
  file: string;
  index: number;
  milliseconds: number;
  /** Operations that the test calls. */
  operations: Set<string>;
}

/** Says of each change to the contract whether a test fails. */
export async function killContractMutants(program: Program, mutants: ContractMutant[]): Promise<Verdict[]> {
  const candidates = await learn(program);
  const verdicts: Verdict[] = [];
  let killers: Candidate[] = [];
  for (const mutant of mutants) {
    const { name, operator, operationId } = mutant;
    const able = [...new Set([...killers, ...candidates])].filter(
      ({ operations }) => operationId === undefined || operations.has(operationId),
    );
    const killer = await findKiller(program, mutant, able);
    verdicts.push({ name, operator, isKilled: killer !== undefined });
    // A test that has killed a mutant may kill again; slow ones wait all the same.
    if (killer && killer.milliseconds < QUICK) killers = [...new Set([killer, ...killers])];
  }
  return verdicts;
}

/** Runs every test once and notes which operations it asks about. */
async function learn(program: Program): Promise<Candidate[]> {
  let operations = new Set<string>();
  const contract = structuredClone(contractText) as unknown as Contract;
  contract.operations = contract.operations.map(
    (operation) =>
      new Proxy(operation, {
        get: (target, key) => {
          if (key === 'security') operations.add(target.id);
          return target[key as keyof typeof target];
        },
      }),
  );
  const suite = openSuite(program, HOOKS, { [CONTRACT]: contract });
  const candidates: Candidate[] = [];
  for (const file of listTestFiles()) {
    for (const [index, { run }] of suite.testsOf(file).entries()) {
      operations = new Set();
      const start = performance.now();
      await run();
      candidates.push({ file, index, milliseconds: performance.now() - start, operations });
    }
  }
  return candidates.sort((one, other) => one.milliseconds - other.milliseconds);
}

async function findKiller(
  program: Program,
  { change }: ContractMutant,
  candidates: Candidate[],
): Promise<Candidate | undefined> {
  const contract = structuredClone(contractText) as unknown as Contract;
  change(contract);
  const suite = openSuite(program, HOOKS, { [CONTRACT]: contract });
  for (const candidate of candidates) {
    try {
      await suite.testsOf(candidate.file)[candidate.index]?.run();
    } catch {
      return candidate;
    }
  }
  return undefined;
}
