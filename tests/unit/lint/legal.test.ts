import { expect, test } from 'vitest';
import { lintText } from '../../builders/lint-files';

const head = (version: string) => `openapi: ${version}\ninfo: {title: A, version: '1'}\n`;
const schema = (version: string, members: string) =>
  `${head(version)}paths: {}\ncomponents: {schemas: {A: {type: object, properties: {a: {${members}}}}}}\n`;
const operation = (version: string, members: string) =>
  `${head(version)}paths: {/a: {get: {operationId: a, ${members}}}}\n`;
const responses = "responses: {'200': {description: Done.}}";

/** The same members in several versions of OpenAPI. */
test.each([
  { given: 'an unknown keyword', text: schema('3.0.3', 'type: string, units: [a]'), is: 'struct' },
  { given: 'an unknown keyword', text: schema('3.1.0', 'type: string, units: [a]'), is: undefined },
  { given: 'a keyword with a typo', text: schema('3.1.0', 'type: string, patern: a'), is: 'struct' },
  {
    given: 'a keyword of 3.1',
    text: schema('3.0.3', 'const: a'),
    is: 'Write `enum` with this one value.',
  },
  {
    given: 'an unknown member of an operation',
    text: operation('3.1.0', `${responses}, units: [a]`),
    is: 'struct',
  },
  {
    given: 'a response without a description',
    text: operation('3.1.0', "responses: {'200': {}}"),
    is: 'struct',
  },
  {
    given: 'a response without a description',
    text: operation('3.2.0', "responses: {'200': {}}"),
    is: undefined,
  },
  ...['3.1.0', '3.2.0'].map((version) => ({
    given: 'a cookie in the style of cookies',
    text: operation(
      version,
      `parameters: [{name: a, in: cookie, style: cookie, schema: {type: string}}], ${responses}`,
    ),
    is: version === '3.1.0' ? 'struct' : undefined,
  })),
  {
    given: 'schemes of an operation',
    text: `swagger: '2.0'\ninfo: {title: A, version: '1'}\nhost: a.example\npaths: {/a: {get: {operationId: a, schemes: [https], ${responses}}}}\n`,
    is: undefined,
  },
  {
    given: 'no servers',
    text: `swagger: '2.0'\ninfo: {title: A, version: '1'}\npaths: {/a: {get: {operationId: a, ${responses}}}}\n`,
    is: undefined,
  },
])('$given: $is', async ({ text, is }) => {
  const printed = await lintText(text);
  const rules = text.startsWith('swagger') ? / {2}(?:struct|no-empty-servers)$/m : / {2}struct$/m;
  if (is === undefined) expect(printed).not.toMatch(rules);
  else expect(printed).toContain(is);
});
