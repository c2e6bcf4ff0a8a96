import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readProject } from '../../../generator/read/project/read-project';
import { formatProblems } from '../../../generator/problems/format-problems';
import { relativePath } from '../../../generator/problems/relative-path';
import { temporaryFolder } from '../../builders/temporary-folder';
import { modelOf } from '../../builders/description';

const api = modelOf({
  servers: [{ url: 'https://api.books.example/v1' }, { url: 'http://localhost:4000' }],
  components: {
    securitySchemes: {
      code: {
        type: 'oauth2',
        flows: { clientCredentials: { tokenUrl: 'https://id.books.example/token', scopes: {} } },
      },
    },
  },
  paths: {
    '/books': { get: { tags: ['Books'], responses: {} } },
    '/films': { get: { tags: ['Films'], responses: {} } },
  },
});
const HEAD = 'name: Books\nurl: https://docs.books.example\n';

function read(text: string, files: Record<string, string> = {}) {
  const folder = temporaryFolder({ 'project.yaml': text, ...files });
  const { project, problems } = readProject(path.join(folder, 'openapi.yaml'), api);
  return { project, printed: formatProblems(problems, 'text').replaceAll(`${relativePath(folder)}/`, '') };
}

test('reads the file next to the entry document, and the logo that it names', () => {
  const files = { 'sun.svg': '<svg id="sun"/>', 'moon.svg': '<svg id="moon"/>' };
  const { project, printed } = read(`${HEAD}logo: { light: sun.svg, dark: moon.svg }\n`, files);
  expect(printed).toBe('');
  expect(project?.settings.name).toBe('Books');
  expect(project?.logo).toEqual({ light: '<svg id="sun"/>', dark: '<svg id="moon"/>' });
});

/** A PNG of one transparent pixel, written with another program. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('reads a PNG as an SVG of its size that has its bytes, and refuses what only has the name of one', () => {
  const folder = temporaryFolder({
    'project.yaml': `${HEAD}logo: { light: a.png, dark: b.svg }\nfavicon: a.png\n`,
    'b.svg': '<svg/>',
  });
  const readIt = () => readProject(path.join(folder, 'openapi.yaml'), api);
  writeFileSync(path.join(folder, 'a.png'), PIXEL);
  const { project, problems } = readIt();
  expect(problems).toEqual([]);
  expect(project?.favicon).toBe(project?.logo?.light);
  expect(project?.logo?.light).toContain('viewBox="0 0 1 1"');
  expect(project?.logo?.light).toContain(`href="data:image/png;base64,${PIXEL.toString('base64')}"`);
  writeFileSync(path.join(folder, 'a.png'), '<svg/>');
  expect(readIt().problems.map(({ location }) => location.pointer)).toEqual(['#/logo/light', '#/favicon']);
});

test('takes servers of the description, and of its tokens, to send requests to', () => {
  const servers = ['https://api.books.example', 'http://localhost:4000', 'https://id.books.example'];
  const { project, printed } = read(`${HEAD}console: { servers: ${JSON.stringify(servers)} }\n`);
  expect(printed).toBe('');
  expect(project?.settings.console).toEqual({ servers });
});

test('reports nothing without the file', () => {
  expect(readProject(path.join(temporaryFolder(), 'openapi.yaml'), api)).toEqual({
    problems: [],
    inputs: [],
  });
});

test('a misspelt setting is one mistake, though it is missed by its right name', () => {
  expect(read('nam: Books\nurl: https://docs.books.example\n').printed).toBe(
    'project.yaml:1:1  error  project-settings\n  Unknown setting `nam`. Write `name`, or remove it.\n  at #/nam\n',
  );
});

test('a setting with two letters swapped is one mistake, and one that is missing is named', () => {
  expect(read(`${HEAD}navbar: [{ label: Home, herf: / }]\n`).printed).toBe(
    'project.yaml:3:25  error  project-settings\n  Unknown setting `herf`. Write `href`, or remove it.\n  at #/navbar/0/herf\n',
  );
  expect(read('name: Books\n').printed).toContain('The setting `url` is missing. Add the property "url".');
});

describe('says what is wrong, where, and what to write', () => {
  test.each([
    {
      given: 'colours: {}',
      want: 'project.yaml:3:1  error  project-settings\n  Unknown setting `colours`. Write `colors`, or remove it.\n  at #/colours\n',
    },
    {
      given: 'theme: dark',
      want: 'Unknown setting `theme`. Write one such as name, apis, title, or remove it.',
    },
    {
      given: 'theme: dark\nicons: []\ndensity: 1\nspacing: 2',
      want: 'project.yaml:3:1  error  project-settings\n  Unknown settings `theme`, `icons`, `density` and 1 more. Write one such as name, apis, title, or remove them.\n  at #/theme\n  and at project.yaml:4:1, project.yaml:5:1, project.yaml:6:1\n',
    },
    {
      given: 'logo: { picture: a.svg, light: a.svg, dark: a.svg }',
      want: 'Unknown setting `picture`. Write one of light, dark, or remove it.\n  at #/logo/picture\n',
    },
    {
      given: "colors: { light: '#ffd400', dark: '#8ab8ff' }",
      want: 'project.yaml:3:11  error  project-settings\n  #ffd400 on #fefdfb has a contrast of 1.4:1, and text needs 4.5:1. Write a darker colour, for example "#806a00".\n  at #/colors/light\n',
    },
    {
      given: "colors: { light: '#1f5fbf', dark: '#1f3f6f' }",
      want: 'Write a lighter colour, for example "#',
    },
    {
      given: 'colors: { light: blue, dark: red }',
      want: '"blue" is not a colour of six digits. Write one such as "#1f5fbf".',
    },
    ...['https://a.example', 'a.example/b', '*.a.example', 'a.example; script-src *', 'A.example'].map(
      (host) => ({
        given: `images: ['${host}']`,
        want: `"${host}" is not the name of a host, without a protocol or a path. Write one such as "images.books.example".`,
      }),
    ),
    { given: 'openIn: [Chatgpt]', want: 'Write "ChatGPT".\n  at #/openIn/0\n' },
    { given: 'navbar: [{ label: Home, href: /, isLeft: yes }]', want: 'at #/navbar/0/isLeft\n' },
    { given: 'radius: 25', want: 'project.yaml:3:1  error  project-settings' },
    { given: 'radius: 4px', want: 'at #/radius\n' },
    {
      given: 'fonts: { text: "a; } body { color: red" }',
      want: 'is not the name of a font. Write one such as "Inter".\n  at #/fonts/text\n',
    },
    { given: 'fonts: { txt: Inter }', want: 'Write `text`, or remove it.\n  at #/fonts/txt\n' },
    { given: 'colorMode: drak', want: 'project.yaml:3:1  error  project-settings' },
    { given: 'colorMode: drak', want: 'Write "dark".\n  at #/colorMode\n' },
    { given: 'languages: [curl, perl]', want: 'Write one of "curl", "typescript", ' },
    { given: 'languages: [curl, pyhton]', want: 'Write "python".' },
    { given: 'report: no', want: 'Write true, or leave it out.' },
    {
      given: 'tagGroups: [{ name: All, tags: [Books, Film] }]',
      want: 'The description has no tag `Film`. Write `Films`.\n  at #/tagGroups/0/tags/1\n',
    },
    { given: 'tagGroups: [{ name: All, tags: [Plays] }]', want: 'Write one of its tags: Books, Films.' },
    {
      given: 'tagGroups: [{ name: One, tags: [Books] }, { name: Two, tags: [Books] }]',
      want: 'The tag `Books` is in two groups. Keep it in one of them.\n  at #/tagGroups/1/tags/0\n',
    },
    {
      given: "console: { servers: ['https://api.book.example'] }",
      want: 'project.yaml:3:22  error  project-settings\n  The description has no server at `https://api.book.example`. Write `https://api.books.example`.\n  at #/console/servers/0\n',
    },
    {
      given: "console: { servers: ['https://other.example'] }",
      want: 'Write one of its servers, without a path: https://api.books.example, http://localhost:4000, https://id.books.example.',
    },
    ...[
      'https://api.books.example/v1',
      'http://api.books.example',
      'https://api.books.example; script-src *',
      'https://*.books.example',
      'https://user@api.books.example',
      'https://API.books.example',
      'wss://api.books.example',
      '//api.books.example',
    ].map((server) => ({
      given: `console: { servers: ['${server}'] }`,
      want: `"${server}" is not an https address, or an http one of this machine, without a path. Write one such as "https://api.books.example".`,
    })),
    { given: 'console: { servers: [] }', want: 'at #/console/servers' },
    { given: 'logo: { light: sun.svg, dark: moon.svg }', want: 'There is no SVG at `sun.svg`.' },
    { given: 'logo: { light: sun.png, dark: moon.png }', want: 'There is no PNG at `moon.png`.' },
    {
      given: 'favicon: icon.png',
      want: 'project.yaml:3:1  error  project-settings\n  There is no PNG at `icon.png`. Write a path relative to this file, or remove `favicon` to show the logo.\n  at #/favicon\n',
    },
    {
      given: 'favicon: icon.ico',
      want: '"icon.ico" is not the path of an SVG or PNG file next to this one. Write one such as "logo.svg".',
    },
    {
      given: 'navbar: [{ label: Home, href: /, isMain: true }, { label: Log in, href: /in, isMain: true }]',
      want: 'The link `Log in` is the main one, and so is `Home`. Keep `isMain` at one of them.\n  at #/navbar/1/isMain\n',
    },
    { given: "navbar: [{ label: Home, href: 'javascript:alert(1)' }]", want: 'at #/navbar/0/href' },
    {
      given: 'base: docs',
      want: '"docs" is not a path with a slash at either end. Write one such as "/docs/".',
    },
    { given: "support: 'https://a.example/\"><script>'", want: 'at #/support' },
    { given: 'version: { label: 1.0 }', want: 'Add the property "links".' },
    { given: '\tfooter: []', want: 'The file cannot be read as YAML' },
  ])('$given', ({ given, want }) => {
    const { project, printed } = read(`${HEAD}${given}\n`);
    expect(project).toBeUndefined();
    expect(printed).toContain(want);
  });

  test('an address with a path', () => {
    expect(read('name: Books\nurl: https://books.example/docs\n').printed).toContain('at #/url');
  });

  test('an empty file', () => {
    expect(read('').printed).toContain('project.yaml:1:1  error  project-settings');
  });
});
