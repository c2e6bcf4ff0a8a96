import { describe, expect, it } from 'vitest';
import { sign as signInBrowser } from '../../abaco/labs/webhook/sign';
import { asObject, loadDescription, lookUp } from './description/description';
import { holds } from '../specified/holds';
import { sign, wrongSignatures, type Receiver } from './description/signature';

const description = loadDescription();
const webhook = asObject(lookUp(description, '#/components/examples/getWebhook.200').value);
const receiver = { url: webhook.url as string, authKey: webhook.auth_key as string };

/** The description after a change to the example of one event. */
function afterChange(event: string, member: string, value: number | string) {
  const copy = structuredClone(description);
  asObject(lookUp(copy, `#/components/examples/${event}`).value)[member] = value;
  return copy;
}

describe('signatures', holds('webhooks.signatures'), () => {
  it('sign the body of every event, for the webhook of the examples', holds('signatures.examples'), () => {
    expect(Object.keys(description.webhooks!)).toHaveLength(25);
    expect(wrongSignatures(description, receiver)).toEqual([]);
  });

  it('cover a letter outside ASCII in the event that the guide signs', () => {
    const body = lookUp(description, '#/components/examples/checkout.succeeded').value;
    expect(JSON.stringify(body)).toMatch(/[^ -~]/);
  });

  it.each<{ title: string; given: typeof description; to?: Receiver; wrong: number }>([
    { title: 'another body', given: afterChange('invoice.created', 'account_id', 5230), wrong: 1 },
    { title: 'another url', given: description, to: { ...receiver, url: `${receiver.url}/` }, wrong: 25 },
    { title: 'another key', given: description, to: { ...receiver, authKey: 'other' }, wrong: 25 },
  ])('are wrong for $title', ({ given, to = receiver, wrong }) => {
    expect(wrongSignatures(given, to)).toHaveLength(wrong);
  });

  // Computed with another tool than ours.
  it.each([
    {
      url: 'https://shop.example/hooks/abaco',
      body: '{"event_type":"invoice.created","account_id":4821,"data":{"object":{"id":90210}}}',
      want: 'Lx1QkCzlM0uYz86pDiRAMxscEkQ=',
    },
    {
      url: 'https://shop.example/hooks/abaco/',
      body: '{"event_type":"invoice.created","account_id":4821,"data":{"object":{"id":90210}}}',
      want: 'vlQh+CpLltqJto6oWqf7keUAQ6g=',
    },
    {
      url: 'https://shop.example/hooks/abaco?src=abaco',
      body: '{"event_type":"contact.updated","account_id":4821,"data":{"object":{"id":60314,"first_name":"Zoë"}}}',
      want: 'XIPZvrLxa5IDoualKxgchwLQC3U=',
    },
  ])(
    'of $url cover the URL and the bytes of the body',
    holds('signatures.vectors'),
    async ({ url, body, want }) => {
      const authKey = 'example-auth-key-0001';
      expect([sign(body, { url, authKey }), await signInBrowser(url, body, authKey)]).toEqual([want, want]);
    },
  );
});
