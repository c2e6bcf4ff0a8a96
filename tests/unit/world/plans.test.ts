import path from 'node:path';
import { expect, test } from 'vitest';
import { explainPlan } from '../../../generator/emit/world/explain-plan';
import { openWorld } from '../../corpus/world/open-world';
import { PLANNED } from '../../corpus/world/planned';

// A person has read each once. A changed line is a changed opinion about somebody's API: read it before you update it.
test.each(PLANNED)('the plan of $name is the one that was read', async ({ name, entry }) => {
  const { source } = await openWorld(entry);
  const text = explainPlan(source.plan, source.contract.operations);
  await expect(text).toMatchFileSnapshot(path.join(__dirname, 'plans', `${name}.txt`));
});
