import { expect, test } from 'vitest';
import { pathText } from '../../builders/description-text';
import { lintFiles } from '../../builders/lint-files';
import { parameter } from '../../builders/rule-descriptions';

test.each([
  parameter('{type: string, format: date-tme, default: 1}'),
  parameter('{type: integer, format: date-time}'),
  `${pathText('get: {operationId: a, responses: {2xx: {description: Ok.}}}\n')}x-tagGroup: []\nx-tagGroups: [{tags: [a]}]\n`,
  `${pathText('get: {operationId: a, responses: {}}\n')}servers: [{url: our server}]\n`,
])('a description without a configuration is only warned', async (given) => {
  const printed = await lintFiles({ 'openapi.yaml': given });
  expect(printed).toMatch(/ warn {2}description\/(known-formats|known-statuses|valid-url)/);
  expect(printed).not.toContain(' error ');
});
