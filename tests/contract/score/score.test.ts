import { expect, test } from 'vitest';
import { runScore } from './run-score';

const DESCRIPTION = 'generated/bundle/openapi.json';

/** Of 100 points. A change may raise it, and none may lower it. */
const FLOOR = 74.5;

test(`the published description scores at least ${FLOOR} with Redocly`, async () => {
  const { agentReadiness, hotspots } = await runScore(DESCRIPTION);
  const worst = hotspots
    .slice(0, 3)
    .map(({ operationId, reasons }) => `${operationId}: ${reasons.join('; ')}`);
  expect(agentReadiness, ['The lowest are:', ...worst].join('\n')).toBeGreaterThanOrEqual(FLOOR);
});
