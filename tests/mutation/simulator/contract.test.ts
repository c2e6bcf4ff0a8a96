import { expect, it } from 'vitest';
import contractText from '../../../generated/simulator/contract.json';
import type { Contract } from '#core/contracts/simulator-contract';
import { EQUIVALENT_CONTRACT } from '../explained/contract';
import { saveScore } from '../report/parts';
import { settle } from '../report/settle';
import { mutateContract } from '../source/contract-mutants';
import { killContractMutants } from '../source/kill-contract';
import { compileProgram } from '../source/program';

it('notices every change to the limits and rules that the engine reads of the description', async () => {
  const start = performance.now();
  const program = compileProgram(['simulator'], () => false, []);
  const mutants = mutateContract(contractText as unknown as Contract);
  const settled = settle('simulator contract', await killContractMutants(program, mutants), {
    equivalent: EQUIVALENT_CONTRACT,
  });
  saveScore(settled, start);
  expect(settled.unexplained).toEqual([]);
  expect(settled.stale).toEqual([]);
  expect(settled.score.killed / settled.score.mutants).toBeGreaterThanOrEqual(0.98);
});
