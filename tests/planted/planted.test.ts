import { afterAll, describe, expect, test } from 'vitest';
import { ProjectCopy } from '../changes/project-copy';
import { FAULTS } from './faults';
import { STEPS, type Step } from './steps';

const only = process.env.PLANTED?.split(',');
const isWanted = (step: Step) => only === undefined || only.includes(step);
const copy = new ProjectCopy();
afterAll(() => copy.remove());

const steps = (Object.keys(STEPS) as Step[]).filter(isWanted);

describe.each(steps)('%s', (step) => {
  test('is green without a fault', () => {
    const { isGreen, printed } = copy.run(STEPS[step]);
    expect(isGreen, printed).toBe(true);
  });

  test.each(FAULTS.filter((fault) => fault.step === step))(
    '$file: "$from" → "$to"',
    ({ file, from, to, says }) => {
      const edit = (content: string) => {
        if (!content.includes(from)) throw new Error(`${file} does not hold "${from}".`);
        return content.replace(from, () => to);
      };
      const { isGreen, printed } = copy.with([{ file, edit }], () => copy.run(STEPS[step]));
      expect(isGreen, 'nobody noticed').toBe(false);
      expect(printed).toContain(says);
    },
  );
});
