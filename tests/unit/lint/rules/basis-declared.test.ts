import { expect, test } from 'vitest';
import { descriptionText } from '../../../builders/description-text';
import { lintWithRule } from '../../../builders/lint-files';
import { holds } from '../../../specified/holds';

const describe = (operation: string, decisions: string) =>
  lintWithRule('basis-declared', {
    'openapi.yaml': descriptionText(`
paths:
  /ping:
    get:
      operationId: getPing
${operation}
      responses: {}
x-limits:
  emails: {max: 3, x-basis: public, x-decision: G-2}
x-decisions:
${decisions}
`),
  });

test(
  'refuses statements without a known decision, and decisions without a statement',
  holds('decisions.declared'),
  async () => {
    expect(
      await describe(
        `
      x-basis: guess
      x-decision: G-1
      x-notes:
        - {text: A note., basis: choice, decision: G-4}
        - {text: Another., basis: choice}
`,
        '  G-1: {basis: choice, text: One.}\n  G-3: {basis: choice, text: Three.}',
      ),
    ).toMatchInlineSnapshot(`
          "openapi.yaml:8:16  error  house/basis-declared
            The statement has no valid source: its basis is \`guess\`, its decision \`G-1\`. Write a basis (public or choice), the id of a decision and, in a note, \`text\`.
            at #/paths/~1ping/get/x-basis

          openapi.yaml:11:11  error  house/basis-declared
            The decision \`G-4\` is not explained. Add it to \`x-decisions\` of the entry document.
            at #/paths/~1ping/get/x-notes/0

          openapi.yaml:12:11  error  house/basis-declared
            The statement has no valid source: its basis is \`choice\`, its decision missing. Write a basis (public or choice), the id of a decision and, in a note, \`text\`.
            at #/paths/~1ping/get/x-notes/1

          openapi.yaml:16:49  error  house/basis-declared
            The decision \`G-2\` is not explained. Add it to \`x-decisions\` of the entry document.
            at #/x-limits/emails/x-decision

          openapi.yaml:19:3  error  house/basis-declared
            The decision \`G-3\` is explained, but no statement refers to it. Remove it from \`x-decisions\`.
            at #/x-decisions/G-3
          "
        `);
  },
);

test('accepts statements that rest on explained decisions', async () => {
  expect(
    await describe(
      `
      x-basis: choice
      x-decision: G-1
      x-notes: [{text: A note., basis: public, decision: G-2}]
      parameters:
        - {$ref: '#/components/parameters/Limit', x-basis: public, x-decision: G-3}
components:
  parameters:
    Limit: {name: limit, in: query, schema: {type: integer}}
`.replace(/components:[\s\S]*/, ''),
      '  G-1: {basis: choice, text: One.}\n  G-2: {basis: public, text: Two.}\n  G-3: {basis: public, text: Three.}\ncomponents:\n  parameters:\n    Limit: {name: limit, in: query, schema: {type: integer}}',
    ),
  ).toBe('');
});

test('refuses a decision that does not say what it is, or what it rests on', async () => {
  const printed = await describe(
    '      x-basis: choice\n      x-decision: G-1\n      x-notes: [{text: A., basis: choice, decision: G-5}]',
    '  G-1: {basis: choice}\n  G-2: {basis: public, text: Two.}\n  G-5: {basis: publc, text: Five.}',
  );
  expect(printed.match(/ error /g)).toHaveLength(2);
  expect(printed).toContain(
    'The decision `G-1` does not say what it is, or what it rests on. Write a basis (public or choice) and `text`.',
  );
  expect(printed).toContain('at #/x-decisions/G-5\n');
});

test('a decision that is not explained is one problem, wherever statements rest on it', async () => {
  const printed = await describe(
    '      x-notes: [{text: A., basis: choice, decision: G-1}, {text: B., basis: choice, decision: G-1}]',
    '  G-2: {basis: public, text: Two.}',
  );
  expect(printed.match(/ error /g)).toHaveLength(1);
  expect(printed).toMatch(/at #\/paths\/~1ping\/get\/x-notes\/0\n {2}and at openapi\.yaml:7:/);
});
