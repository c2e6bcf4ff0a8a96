import { Refusal, type Call, type Handlers } from '../call';
import { textOf } from './fields';
import { createRecord, deleteRecord, findRecord, listRecords, updateRecord } from './records';

const RESOURCE = 'webhooks';

/** Throws 422 unless `url` is an HTTPS address that returns 200 for a HEAD request (G-API-111). */
async function checkUrl(call: Call, url: string): Promise<void> {
  call.label('head-check');
  if (!url.startsWith('https://')) throw new Refusal(422, { url: ['must be an HTTPS address'] });
  if ((await call.headCheck(url)) !== 200) throw new Refusal(422);
}

export const webhooks: Handlers = {
  listWebhooks: (call) => listRecords(call, RESOURCE).map(({ value }) => value),
  createWebhook: async (call) => {
    await checkUrl(call, textOf(call.body.url) ?? '');
    call.label('no-events');
    return createRecord(call, { resource: RESOURCE, schema: 'Webhook' }, (id) => ({
      auth_key: `example-auth-key-${String(id).padStart(4, '0')}`,
      created_at: call.clock.now(),
    })).value;
  },
  getWebhook: (call) => findRecord(call, RESOURCE).value,
  updateWebhook: async (call) => {
    const record = findRecord(call, RESOURCE);
    const url = textOf(call.body.url);
    if (url !== null && url !== record.value.url) await checkUrl(call, url);
    return updateRecord(record, call.body).value;
  },
  deleteWebhook: (call) => deleteRecord(call, RESOURCE),
};
