import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { parse } from 'yaml';
import type { Examples } from '#core/contracts/examples';
import type { Facts } from '#core/contracts/facts';
import type { Project } from '#core/contracts/project';
import { objectOf, textOf } from '#core/json/read';
import { withChanges, type TemplateObjects } from '../labs/template/objects';

/** The webhook that the webhook lab sends, from the description's examples. */
interface WebhookData {
  /** Name of the product. */
  sender: string;
  signatureHeader: string;
  /** The URL in the example webhook. */
  url: string;
  authKey: string;
  /** Hours within which a failed call is repeated once. */
  retryHours: number;
  events: { type: string; summary: string; body: string }[];
}

/** A template that the template lab starts from, with the objects available to it. */
interface TemplateData {
  name: string;
  label: string;
  template: string;
  objects: TemplateObjects;
}

interface Options {
  /** The generator's output that the guides are bound to. */
  generated: string;
  /** Folder of the guides. */
  docs: string;
}

/** Provides the guides' labs with data from the examples, as `@generated/lab-data/default/*.json`. */
export default function labData(_: LoadContext, { generated, docs }: Options): Plugin<LabData> {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(generated, file), 'utf8'));
  return {
    name: 'lab-data',
    getPathsToWatch: () => [join(generated, '{facts,project}/*.json'), join(docs, '_data/**/*')],
    loadContent: () => ({
      webhook: webhookData(
        read('project/project.json') as Project,
        read('facts/facts.json') as Facts,
        read('facts/examples.json') as Examples,
      ),
      template: templateData((file) => readFileSync(join(docs, '_data', file), 'utf8')),
    }),
    async contentLoaded({ content, actions }) {
      for (const [name, data] of Object.entries(content))
        await actions.createData(`${name}.json`, data as object);
    },
  };
}

interface LabData {
  webhook: WebhookData;
  template: TemplateData[];
}

/** @param read returns the content of a file of `docs/_data`. */
export function templateData(read: (file: string) => string): TemplateData[] {
  const invoice = parse(read('template-objects.yaml')) as TemplateObjects;
  const credit = withChanges(invoice, parse(read('template-credit-note.yaml')) as TemplateObjects);
  const entry = (name: string, label: string, objects: TemplateObjects) => ({
    name,
    label,
    objects,
    template: read(`templates/${name}.liquid`),
  });
  return [
    entry('invoice', 'An invoice', invoice),
    entry('credit-note', 'A credit note', credit),
    entry('email', 'An email with an invoice', invoice),
  ];
}

/** @throws if the description lacks an example of a webhook or of an event. */
export function webhookData(
  { name }: Pick<Project, 'name'>,
  { values, events, headers }: Facts,
  examples: Examples,
): WebhookData {
  const webhook = objectOf(examples.createWebhook?.responses['201']?.default);
  return {
    sender: name,
    signatureHeader: required(
      Object.keys(headers).find((header) => header.endsWith('-Signature')),
      'the header of the signature',
    ),
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
