import path from 'node:path';
import { expect, test } from 'vitest';
import { pathText } from '../../builders/description-text';
import { lint } from '../../../generator/read/lint/lint';
import { lintFiles } from '../../builders/lint-files';
import { parameter } from '../../builders/rule-descriptions';
import { temporaryFolder } from '../../builders/temporary-folder';

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

const useless = parameter('{type: integer, maxLength: 3}');

test('a configuration for Redocly leaves our rules warnings, unless it names one or loads the house rules', async () => {
  const rule = 'description/keyword-matches-type';
  const severityWith = async (config: string) => {
    const folder = temporaryFolder({ 'openapi.yaml': useless, 'redocly.yaml': config });
    const { problems } = await lint(path.join(folder, 'openapi.yaml'));
    return problems.find(({ ruleId }) => ruleId === rule)?.severity;
  };
  expect(await severityWith('extends: [minimal]\n')).toBe('warn');
  expect(await severityWith(`extends: [minimal]\nrules: {${rule}: error}\n`)).toBe('error');
  expect(await severityWith(`plugins: ['${path.resolve('generator/read/lint/plugin.mjs')}']\n`)).toBe(
    'error',
  );
});
