import { describe, expect, test } from 'vitest';
import { BRAND, CANVAS } from '../../../generator/read/project/colors';
import { readFileSync } from 'node:fs';
import { emitProject } from '../../../generator/read/project/emit-project';

const info = { title: 'Book & Film API', version: '1' } as Parameters<typeof emitProject>[0];
const settings = { name: 'Books', url: 'https://docs.books.example' };
const contents = (...[one, project]: Parameters<typeof emitProject>) =>
  Object.fromEntries(emitProject(one, project).map(({ path, content }) => [path, content]));
const json = (text = '') => JSON.parse(text) as object;

describe('a description without a project', () => {
  const files = contents(info);

  test('is called by its title', () => {
    expect(json(files['project/project.json'])).toEqual({
      name: 'Book & Film API',
      slug: 'book-film-api',
      title: 'Book & Film API',
      base: '/',
      apiVersions: ['API 1'],
      navbar: [],
      footer: [{ title: 'Docs', links: [{ label: 'API', href: '/api/' }] }],
    });
  });

  test('has a letter for a logo, and the colours of the site', () => {
    expect(files['project/static/img/logo.svg']).toContain(`fill="${BRAND.light}"`);
    expect(files['project/static/img/logo-dark.svg']).toMatch(/>B<\/text>/);
    expect(files['project/colors.css']).toBe('/* The colours of the site itself. */\n');
  });
});

describe('a project', () => {
  test('has its own colours in both modes', () => {
    const css = contents(info, { settings: { ...settings, colors: { light: '#1f5fbf', dark: '#8ab8ff' } } });
    expect(css['project/colors.css']).toMatch(
      /^:root \{\n {2}--brand: #1f5fbf;[^}]*\}\n\n\[data-theme='dark'\] \{\n {2}--brand: #8ab8ff;/,
    );
  });

  test('has its own logo', () => {
    const logo = { light: '<svg id="one"/>', dark: '<svg id="two"/>' };
    const files = contents(info, { settings, logo });
    expect(files['project/static/img/logo.svg']).toBe(logo.light);
    expect(files['project/static/img/logo-dark.svg']).toBe(logo.dark);
  });

  test('has its own corners and fonts, in proportion to those of the site', () => {
    const css = contents(info, { settings: { ...settings, radius: 12, fonts: { code: 'Fira Code' } } });
    expect(css['project/colors.css']).toBe(`:root {
  --radius-1: 8px;
  --radius-2: 12px;
  --radius-3: 20px;
  --radius-4: 24px;
  --font-mono: 'Fira Code', ui-monospace, Menlo, Consolas, monospace;
}
`);
  });

  test('the corners that a project changes are those of the site', () => {
    const tokens = readFileSync('site/src/css/tokens.css', 'utf8');
    const own = [...tokens.matchAll(/--(radius-\d): (\d+)px;/g)].map(
      ([, name, size]) => `--${name}: ${size}px;`,
    );
    const css = contents(info, { settings: { ...settings, radius: 6 } })['project/colors.css'];
    expect(css?.match(/--radius.*;/g)).toEqual(own);
  });

  test('tells the site its only color mode', () => {
    const files = contents(info, { settings: { ...settings, colorMode: 'dark' } });
    expect(json(files['project/project.json'])).toMatchObject({ colorMode: 'dark' });
  });

  test('has its own picture in browsers, and no file for one without', () => {
    const files = contents(info, { settings, favicon: '<svg id="icon"/>' });
    expect(files['project/static/img/favicon.svg']).toBe('<svg id="icon"/>');
    expect(json(files['project/project.json'])).toMatchObject({ favicon: 'img/favicon.svg' });
    expect(Object.keys(contents(info, { settings }))).not.toContain('project/static/img/favicon.svg');
  });

  test('cannot break out of its logo', () => {
    const { 'project/static/img/logo.svg': logo } = contents(info, {
      settings: { ...settings, name: '<script>' },
    });
    expect(logo).toContain('>&lt;</text>');
  });

  test('gives the site no more than it shows', () => {
    const files = contents(info, { settings: { ...settings, languages: ['curl'], tagGroups: [] } });
    expect(Object.keys(json(files['project/project.json']))).toEqual([
      'name',
      'slug',
      'title',
      'url',
      'base',
      'navbar',
      'footer',
      'apiVersions',
    ]);
  });
});

test('the colours that a project is measured against are those of the site', () => {
  const tokens = readFileSync('site/src/css/tokens.css', 'utf8');
  const valuesOf = (name: string) =>
    [...tokens.matchAll(new RegExp(`--${name}: (#\\w+);`, 'g'))].map(([, value]) => value);
  expect(valuesOf('canvas').slice(0, 2)).toEqual([CANVAS.light, CANVAS.dark]);
  expect(valuesOf('brand')).toEqual([BRAND.light, BRAND.dark]);
});
