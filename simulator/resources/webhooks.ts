import type { CallContext, Handlers } from '../call';
import { createRecord } from '../records/create-record';
import { deleteRecord, findRecord, listRecords, updateRecord } from '../records/records';
import { Refusal } from '../refusal';

/** Throws 422 unless `url` is an HTTPS address that returns 200 to a HEAD request (G-API-111). */
async function checkUrl(call: CallContext, url: string): Promise<void> {
  call.label('head-check');
  if (!url.startsWith('https://')) throw new Refusal(422, { url: ['must be an HTTPS address'] });
  if ((await call.probeUrl(url)) !== 200) throw new Refusal(422);
}

export const webhooks = {
  listWebhooks: (call) => listRecords(call, 'webhooks').map(({ value }) => value),
  createWebhook: async (call) => {
    await checkUrl(call, call.body.url);
    call.label('no-events');
    const id = call.store.nextId('webhooks');
    return createRecord(call, 'webhooks', {
      ...call.body,
      id,
      // equivalent mutants (text): ids have three digits, so one character is padded
      auth_key: `example-auth-key-${String(id).padStart(4, '0')}`,
      created_at: call.clock.now(),
    }).value;
  },
  getWebhook: (call) => findRecord(call, 'webhooks').value,
  updateWebhook: async (call) => {
    const record = findRecord(call, 'webhooks');
    const { url } = call.body;
    if (url !== undefined && url !== record.value.url) await checkUrl(call, url);
    return updateRecord(record, call.body).value;
  },
  deleteWebhook: (call) => deleteRecord(call, 'webhooks'),
} satisfies Partial<Handlers>;
