import path from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '../../../generator/run/pipeline';
import { temporaryFolder } from '../../builders/temporary-folder';
import { textOf } from '../../corpus/generate';

const FILES = {
  'docs/marks/sun.svg': '<svg id="sun"/>',
  'docs/page.svg': '<html>',
  'secret.svg': '<svg id="secret"/>',
};

async function generateWith(url: string, files: Record<string, string> = {}) {
  const info = `{ title: A, version: '1', x-logo: { url: '${url}' } }`;
  const description = `openapi: 3.1.0\ninfo: ${info}\npaths: { /a: { get: { responses: {} } } }\n`;
  const folder = temporaryFolder({ ...FILES, ...files, 'docs/openapi.yaml': description });
  const entry = path.join(folder, 'docs/openapi.yaml');
  const generation = await generate(entry, (_, work) => Promise.resolve(work()));
  const problems = generation.problems.filter(({ ruleId }) => ruleId === 'description-logo');
  return { logo: textOf(generation, 'project/static/img/logo.svg'), problems };
}

test('an SVG file in the folder of the description is its logo', async () => {
  expect(await generateWith('marks/sun.svg')).toEqual({ logo: FILES['docs/marks/sun.svg'], problems: [] });
});

test.each(['https://evil.example/a.svg', '../secret.svg', '/etc/passwd', 'page.svg', 'none.svg'])(
  'the logo %s is named, and not shown',
  async (url) => {
    const { logo, problems } = await generateWith(url);
    expect(logo).toContain('>A</text>');
    expect(problems).toMatchObject([
      {
        severity: 'warn',
        message: `The logo \`${url}\` is not shown: there is no such SVG or PNG file in the folder of the description.`,
        location: { line: 2, pointer: '#/info/x-logo/url' },
      },
    ]);
  },
);

test('the logo of the project wins', async () => {
  const project = 'name: A\nurl: https://a.example\nlogo: { light: marks/sun.svg, dark: marks/sun.svg }\n';
  const { logo, problems } = await generateWith('https://evil.example/a.svg', {
    'docs/project.yaml': project,
  });
  expect({ logo, problems }).toEqual({ logo: FILES['docs/marks/sun.svg'], problems: [] });
});
