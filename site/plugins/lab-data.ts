import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Examples } from '#core/contracts/examples';
import type { Facts } from '#core/contracts/facts';
import { objectOf, textOf } from '#core/json/read';

/** What the webhook lab sends, from the examples of the description. */
export interface WebhookData {
  /** Of the example webhook. */
  url: string;
  authKey: string;
  /** Hours within which a failed call is repeated once. */
  retryHours: number;
  events: { type: string; summary: string; body: string }[];
}

interface Options {
  /** Output of the generator that the guides are bound to. */
  generated: string;
}

/** Gives the labs of the guides what they need of the examples, as `@generated/lab-data/default/*.json`. */
export default function labData(_: LoadContext, { generated }: Options): Plugin<WebhookData> {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(generated, file), 'utf8'));
  return {
    name: 'lab-data',
    loadContent: () =>
      webhookData(read('facts/facts.json') as Facts, read('facts/examples.json') as Examples),
    async contentLoaded({ content, actions }) {
      await actions.createData('webhook.json', content);
    },
  };
}

/** @throws when the description has no example of a webhook, or of an event. */
export function webhookData({ values, events }: Facts, examples: Examples): WebhookData {
  const webhook = objectOf(examples.createWebhook?.responses['201']?.default);
  return {
    url: required(textOf(webhook.url), 'the URL of the webhook'),
    authKey: required(textOf(webhook.auth_key), 'the key of the webhook'),
    retryHours: Number(required(values['limits.webhookRetry.withinHours'], 'the hours of the retry')),
    events: Object.entries(events).map(([type, { summary }]) => ({
      type,
      summary,
      body: JSON.stringify(required(examples[type]?.request.default, `the event ${type}`), null, 2),
    })),
  };
}

function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The examples do not have ${what}.`);
  return value;
}
