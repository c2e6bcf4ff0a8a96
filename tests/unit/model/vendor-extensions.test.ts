import { beforeAll, describe, expect, test } from 'vitest';
import type { LandingData, OperationData, TagData } from '#core/contracts/page-data';
import type { Generation } from '../../../generator/run/generation';
import type { SidebarItem } from '../../../generator/emit/pages/sidebar/sidebar-item';
import { descriptions } from '../../corpus/descriptions';
import { generateOf, textOf } from '../../corpus/generate';

describe('extensions of other tools', () => {
  let generation: Generation;
  beforeAll(async () => {
    generation = await generateOf(descriptions.find(({ name }) => name === 'vendor-extensions')!);
  });
  const read = <Data>(path: string) => JSON.parse(textOf(generation, path)) as Data;
  const operation = () => read<OperationData>('pages/boat-model/add-boat.json');

  test('code of an author is next to our snippets, with its label', () => {
    const { languages, requests } = operation();
    const labels = languages.map(({ label }) => label);
    expect(labels[0]).toBe('curl');
    expect(labels.slice(-3)).toEqual(['Our SDK', 'Python (by the author)', 'CLI']);
    const snippets = requests[0]!.snippets.slice(-3);
    expect(snippets.map(({ grammar }) => grammar)).toEqual(['text', 'python', 'bash']);
    expect(snippets[0]!.code).toEqual(['client.Boats.Add(new Boat("</code><img src=x onerror=alert(1)>"));']);
  });

  test('badges are before the description, also those that are tags, and group nothing', () => {
    expect(operation().html).toBe(
      '<p><strong>Fleet plan</strong> · <strong>Partners</strong> · <strong>In beta</strong></p>',
    );
    expect(operation().tag.href).toBe('/api/boat-model/');
    expect(read<TagData>('pages/pagination/index.json').html).toBe('<p>How lists are paged.</p>');
  });

  test('tags have their names for readers, and are in their parents and groups', () => {
    const items = read<SidebarItem[]>('pages/sidebar.json');
    const labels = items.map((item) => (item.type === 'html' ? item.value : item.label));
    expect(labels).toEqual([
      'Overview',
      'lonely',
      'In beta',
      'pagination',
      'On water',
      'Boats <b onclick="alert(1)">',
      'Data',
      'Objects',
    ]);
    expect(items[5]).toMatchObject({ items: [{ label: 'Add a boat' }, { label: 'Engines & motors' }] });
  });

  test('the overview has a tag in the group of its parent', () => {
    const { groups } = read<LandingData>('pages/index.json');
    expect(groups.map(({ name, tags }) => [name, tags.map((tag) => tag.name)])).toEqual([
      [undefined, ['lonely', 'In beta', 'pagination']],
      ['On water', ['Boats <b onclick="alert(1)">', 'Engines & motors']],
    ]);
  });

  test('values have their names and meanings, fields their order, entries the name of their keys', () => {
    const { schema } = operation().requestBody!.content[0]!;
    expect(schema!.fields).toMatchObject([
      { name: 'first' },
      { name: 'second', html: '<p>Boats have none.</p>' },
      { name: 'third' },
      {
        name: 'kind',
        enum: [
          { value: 's', html: '<p><code>SAIL</code>: Moves by wind.</p>' },
          { value: 'm', html: '<p><code>MOTOR</code>: Moves by <span></span>fuel.</p>' },
        ],
      },
      { name: 'level', enum: [{ html: '<p>Low.</p>' }, { html: '<p>High.</p>' }] },
      { name: 'flags', fields: [{ name: '{country}' }] },
    ]);
  });

  test('a deprecation has its reason, without scripts', () => {
    const { html } = read<OperationData>('pages/engines/list-boats.json');
    expect(html).toBe('<p>Search <strong>instead</strong>. </p>');
  });

  test('PKCE is shown at the flow, and the name of a server next to it', () => {
    const { securitySchemes, servers } = read<LandingData>('pages/index.json');
    expect(securitySchemes[0]!.flows![0]!.kind).toBe('authorization code with PKCE (SHA-256)');
    expect(servers[0]!.description).toBe('Harbour: The whole fleet.');
  });

  test('none of them is named as not shown', () => {
    const named = generation.problems.filter(({ ruleId }) => /shown-parts|known-extensions/.test(ruleId));
    expect(named).toEqual([]);
  });
});
