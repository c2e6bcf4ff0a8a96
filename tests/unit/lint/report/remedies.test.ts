import { expect, test } from 'vitest';
import { descriptionRules, replacements } from '../../../../generator/read/lint/description-rules';
import { readRules } from '../../../../generator/read/lint/redocly';
import { remedies } from '../../../../generator/read/lint/report/remedies';

/** They, or what stands in for them, say what to do themselves, with the value. */
const OWN_WORDS = new Set(['no-unresolved-refs', ...Object.values(replacements)]);

test.each([
  { title: 'any description', file: undefined },
  { title: 'our description', file: { path: 'redocly.yaml', entry: 'openapi/openapi.yaml' } },
])('every rule for $title says what to write instead', async ({ file }) => {
  const { rules } = await readRules(file, descriptionRules);
  const settings = Object.entries({ ...rules.oas3_0, ...rules.oas3_1, ...rules.oas3_2 });
  const names = settings.filter(([, setting]) => setting !== 'off').map(([name]) => name);
  expect(names.length).toBeGreaterThan(40);
  const withoutRemedy = names.filter(
    (name) => !name.includes('/') && !OWN_WORDS.has(name) && remedies[name] === undefined,
  );
  expect(withoutRemedy).toEqual([]);
});
