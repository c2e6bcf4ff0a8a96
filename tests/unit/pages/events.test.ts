import { expect, test } from 'vitest';
import { buildReference } from '../../../generator/emit/pages/build-reference';
import { emitPages } from '../../../generator/emit/pages/emit-pages';
import { createWordingContext } from '../../../generator/model/wording/wording-context';
import { modelOf } from '../../builders/description';
import { holds } from '../../specified/holds';

async function pagesOf(tag: string): Promise<Map<string, string>> {
  const model = modelOf({
    paths: { '/things': { get: { tags: [tag], responses: { 200: { description: 'OK' } } } } },
    webhooks: { 'thing.made': { post: { summary: 'Thing made', responses: {} } } },
  });
  const files = await emitPages(buildReference(createWordingContext(model), []));
  return new Map(files.map(({ path, content }) => [path, content]));
}

test(
  'events have a page that lists them, which their category leads to',
  holds('events.listed'),
  async () => {
    const pages = await pagesOf('Things');
    expect(pages.get('pages/webhooks/index.mdx')).toContain('<EventList data={data} />');
    expect(pages.get('pages/webhooks/index.json')).toContain('"href":"/api/webhooks/thing-made/"');
    expect(pages.get('pages/sidebar.json')).toContain(
      '"label":"Events","link":{"type":"doc","id":"webhooks/index"}',
    );
    expect(pages.get('pages/index.json')).toContain('{"label":"1 event","href":"/api/webhooks/"}');
  },
);

test('the page of the tag Webhooks lists them where there is one', async () => {
  const pages = await pagesOf('Webhooks');
  expect(pages.get('pages/webhooks/index.mdx')).toContain('<OperationList data={data} />');
  expect(pages.get('pages/webhooks/index.json')).toContain('"href":"/api/webhooks/thing-made/"');
  expect(pages.get('pages/index.json')).toContain('{"label":"1 event","href":"/api/webhooks/thing-made/"}');
});
