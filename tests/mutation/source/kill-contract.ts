import contractText from '../../../generated/sandbox/contract.json';
import type { Contract } from '../../../sandbox/contract/contract';
import type { Verdict } from '../report/settle';
import type { ContractMutant } from './contract-mutants';
import type { Program } from './program';
import { listTestFiles, openSuite } from './suite';

const CONTRACT = 'generated/sandbox/contract.json';

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
  for (const mutant of mutants) {
    const { name, operator, operationId } = mutant;
    const able = candidates.filter(
      ({ operations }) => operationId === undefined || operations.has(operationId),
    );
    verdicts.push({ name, operator, isKilled: await isKilled(program, mutant, able) });
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

async function isKilled(
  program: Program,
  { change }: ContractMutant,
  candidates: Candidate[],
): Promise<boolean> {
  const contract = structuredClone(contractText) as unknown as Contract;
  change(contract);
  const suite = openSuite(program, HOOKS, { [CONTRACT]: contract });
  for (const { file, index } of candidates) {
    try {
      await suite.testsOf(file)[index]?.run();
    } catch {
      return true;
    }
  }
  return false;
}
