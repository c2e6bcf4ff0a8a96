import { describe, expect, test } from 'vitest';
import { UsageError } from '#core/command-line/usage-error';
import { descriptionRules } from '../../../generator/read/lint/description-rules';
import { explainUnknownRule } from '../../../generator/read/lint/rule-names';
import { houseRules } from '../../../generator/read/lint/rules';
import { pathText } from '../../builders/description-text';
import { lintFiles } from '../../builders/lint-files';

const idsOf = ({ id, rules }: typeof houseRules) => Object.keys(rules.oas3).map((name) => `${id}/${name}`);

describe('the id of a rule in a configuration', () => {
  test.each([
    {
      given: 'pages/kept-headers',
      want: 'unknown rule `pages/kept-headers`: it is called `description/no-ignored-headers` since 1.1.',
    },
    {
      given: 'pages/known-formats',
      want: 'unknown rule `pages/known-formats`: it is called `description/known-formats` since 1.1.',
    },
    {
      given: 'house/names-exist',
      want: 'unknown rule `house/names-exist`: it is called `house/text-names-exist` since 1.1.',
    },
    {
      given: 'description/known-format',
      want: 'unknown rule `description/known-format`. Did you mean `description/known-formats`?',
    },
    {
      given: 'description/something-else-entirely',
      want: 'unknown rule `description/something-else-entirely`.',
    },
  ])('is explained: $given', ({ given, want }) => {
    expect(explainUnknownRule(given)).toBe(want);
  });

  test.each([
    ...idsOf(descriptionRules),
    ...idsOf(houseRules),
    'info-contact',
    'theirs/kept-headers',
    'pages/a',
  ])('is not ours to explain, or exists: %s', (id) => {
    expect(explainUnknownRule(id)).toBeUndefined();
  });
});

test('an unknown rule in a configuration is a usage error that names the file', async () => {
  const linted = lintFiles({
    'openapi.yaml': pathText('get: {operationId: a, responses: {}}\n'),
    'redocly.yaml': 'rules: {pages/kept-headers: off}\n',
  });
  await expect(linted).rejects.toThrow(UsageError);
  await expect(linted).rejects.toThrow(/redocly\.yaml` has an unknown rule `pages\/kept-headers`/);
});
