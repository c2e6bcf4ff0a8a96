import { describe, expect, it } from 'vitest';
import { openClient } from './client';
import { holds } from '../../specified/holds';

const WEBHOOK = { url: 'https://shop.example/new', events_types: ['invoice.created'] };

describe('the HEAD check', holds('webhooks.head-response'), () => {
  it.each([
    { response: 200, want: 201 },
    { response: 204, want: 422 },
    { response: 301, want: 422 },
    { response: 404, want: 422 },
    { response: 0, want: 422 },
  ])('$response makes a create return $want', async ({ response, want }) => {
    const { post, get } = openClient({ probeUrl: () => Promise.resolve(response) });
    const { status, body } = await post('/webhooks', WEBHOOK);
    expect(status).toBe(want);
    // oxlint-disable-next-line house/plain-english -- the message of the product
    if (want === 422) expect(body).toEqual({ errors: { url: ['must answer 200 to a HEAD request'] } });
    expect((await get('/webhooks')).list).toHaveLength(want === 201 ? 3 : 2);
  });

  it('asks only a new url or a changed one', holds('5.api.15', 'webhooks.url-check'), async () => {
    const asked: string[] = [];
    const probeUrl = (url: string) => Promise.resolve(asked.push(url) > 2 ? 500 : 200);
    const { post, put, get } = openClient({ probeUrl });
    await post('/webhooks', WEBHOOK);
    await put('/webhooks/311', { events_types: ['credit.created'] });
    await put('/webhooks/311', { url: 'https://shop.example/hooks/abaco' });
    await put('/webhooks/311', { url: 'https://shop.example/a' });
    expect((await put('/webhooks/311', { url: 'https://shop.example/b' })).status).toBe(422);
    expect(asked).toEqual(['https://shop.example/new', 'https://shop.example/a', 'https://shop.example/b']);
    expect((await get('/webhooks/311')).body.url).toBe('https://shop.example/a');
  });

  it(
    'refuses an address without TLS and an event that does not exist',
    holds('webhooks.url-form'),
    async () => {
      const { post } = openClient();
      expect((await post('/webhooks', { ...WEBHOOK, url: 'http://shop.example/' })).status).toBe(422);
      expect((await post('/webhooks', { ...WEBHOOK, events_types: ['invoice.deleted'] })).status).toBe(422);
    },
  );
});

it('a new webhook has a key and has sent nothing; a deleted one is gone', holds('webhooks.new'), async () => {
  const { call, get, post } = openClient();
  const { body } = await post('/webhooks', WEBHOOK);
  expect(body).toMatchObject({
    auth_key: 'example-auth-key-0312',
    events_sent: null,
    last_sent_at: null,
    last_error: null,
    last_error_at: null,
  });
  expect((await call('DELETE', '/webhooks/312')).status).toBe(204);
  expect((await get('/webhooks/312')).status).toBe(404);
});
