import { afterAll, describe, expect, test } from 'vitest';
import { ProjectCopy } from '../changes/project-copy';
import { FAULTS } from './faults';
import { type Fault, STEPS, type Step } from './steps';

const only = process.env.PLANTED?.split(',');
const isWanted = (step: Step) => only === undefined || only.includes(step);
const copy = new ProjectCopy();
afterAll(() => copy.remove());

const steps = (Object.keys(STEPS) as Step[]).filter(isWanted);

/** The commands of a step, the last of them with the test files that the faults name. */
function commandsOf(step: Step, faults: readonly Fault[]): (readonly string[])[] {
  const commands: (readonly string[])[] = [...STEPS[step]];
  const last = commands.pop() ?? [];
  return [...commands, [...last, ...new Set(faults.flatMap(({ within = [] }) => within))]];
}

describe.each(steps)('%s', (step) => {
  const faults = FAULTS.filter((fault) => fault.step === step);

  test('is green without a fault', () => {
    const { isGreen, printed } = copy.run(commandsOf(step, faults));
    expect(isGreen, printed).toBe(true);
  });

  test.each(faults)('$file: $edit.title', (fault) => {
    const { file, edit, says } = fault;
    const plant = (content: string) => edit.apply(content, file);
    const { isGreen, printed } = copy.with([{ file, edit: plant }], () =>
      copy.run(commandsOf(step, [fault])),
    );
    expect(isGreen, 'nobody noticed').toBe(false);
    expect(printed).toContain(says);
  });
});
