import type { NamedSchema, Operation, Tag, Webhook } from '../model/api-model';
import type { OperationSnippets } from '../snippets/operation-snippets';
import { buildDecisionsData } from './data/decisions';
import { buildErrorsData } from './data/errors';
import { buildEventIndexData, hasEventIndex } from './data/events';
import { buildConventionsData, buildLandingData } from './data/landing';
import { buildObjectData, buildObjectIndexData } from './data/object';
import { collectObjectExamples, type ObjectExamples } from './data/object-examples';
import { buildOperationData } from './data/operation';
import { buildProofData } from './data/proof';
import { listSources } from './data/sources';
import { buildTagData } from './data/tag';
import { Uses } from './data/uses';
import { buildWebhookData } from './data/webhook';
import {
  CONVENTIONS_ID,
  DECISIONS_ID,
  ERRORS_ID,
  eventDocId,
  EVENTS_ID,
  LANDING_ID,
  objectDocId,
  OBJECTS_ID,
  operationDocId,
  PROOF_ID,
  tagDocId,
} from './doc-ids';
import type { MdxPage } from './mdx/mdx';
import { formatPageData } from './format-page-data';
import { buildDecisionsPage } from './page/decisions-page';
import { buildErrorsPage } from './page/errors-page';
import { buildEventIndexPage, buildEventPage } from './page/event-page';
import { buildConventionsPage, buildLandingPage } from './page/landing-page';
import { buildObjectIndexPage, buildObjectPage } from './page/object-page';
import { buildOperationPage } from './page/operation-page';
import type { Page } from './page/page';
import { buildProofPage } from './page/proof-page';
import { buildTagPage } from './page/tag-page';
import { titleOf } from '../wording/wording-context';
import type { PageContext } from './page-context';
import { EVENTS_URL, eventUrl, tagUrl } from '../addresses/urls';

/** Every page of the reference. Operations and events come first: they tell the objects where they are used. */
export function buildPages(context: PageContext, snippets: readonly OperationSnippets[]): Page[] {
  const { operations, webhooks, tags, schemas } = context.model;
  const uses = new Uses();
  const examples = collectObjectExamples(context);
  const snippetsById = new Map(snippets.map((entry) => [entry.operationId, entry]));
  return [
    ...operations.map((operation) => operationPage(operation, snippetsById.get(operation.id), uses, context)),
    ...webhooks.map((webhook) => eventPage(webhook, uses, context)),
    ...tags.map((tag) => tagPage(tag, context)),
    ...schemas.map((named) => objectPage(named, uses, examples, context)),
    ...singlePages(snippets, context),
  ];
}

function operationPage(
  operation: Operation,
  snippets: OperationSnippets | undefined,
  uses: Uses,
  context: PageContext,
): Page {
  const tag = context.getTag(operation.tag);
  const record = uses.recordFor({
    ...context.linkToOperation(operation),
    listedOn: { label: tag.name, href: tagUrl(tag.slug) },
  });
  const data = buildOperationData(operation, snippets, record, context);
  const classNames = ['api-method', `api-method--${operation.method}`];
  if (operation.deprecated) classNames.push('menu__list-item--deprecated');
  return {
    ...buildPage(operationDocId(operation, tag), buildOperationPage(operation, tag.slug), data, context),
    entry: entryOf(operationDocId(operation, tag), operation.summary, classNames.join(' ')),
  };
}

function eventPage(webhook: Webhook, uses: Uses, context: PageContext): Page {
  const record = uses.recordFor({
    label: webhook.event,
    href: eventUrl(webhook.slug),
    listedOn: { label: 'Events', href: EVENTS_URL },
  });
  const data = buildWebhookData(webhook, record, context);
  return {
    ...buildPage(eventDocId(webhook), buildEventPage(webhook), data, context),
    entry: entryOf(eventDocId(webhook), webhook.event, 'api-method api-method--event'),
  };
}

function tagPage(tag: Tag, context: PageContext): Page {
  const data = buildTagData(tag, context);
  return buildPage(tagDocId(tag), buildTagPage(tag, data), data, context);
}

function objectPage(named: NamedSchema, uses: Uses, examples: ObjectExamples, context: PageContext): Page {
  const data = buildObjectData(named, uses.of(named.name), examples, context);
  return {
    ...buildPage(objectDocId(named), buildObjectPage(named, data), data, context),
    entry: entryOf(objectDocId(named), titleOf(named)),
  };
}

function singlePages(snippets: readonly OperationSnippets[], context: PageContext): Page[] {
  const landing = buildLandingData(snippets, context);
  const errors = buildErrorsData(context);
  const objects = buildObjectIndexData(context);
  return [
    buildPage(LANDING_ID, buildLandingPage(context.model.info), landing, context),
    buildPage(OBJECTS_ID, buildObjectIndexPage(objects), objects, context),
    ...(hasEventIndex(context)
      ? [buildPage(EVENTS_ID, buildEventIndexPage(), buildEventIndexData(context), context)]
      : []),
    buildPage(ERRORS_ID, buildErrorsPage(errors), errors, context),
    ...(landing.conventions
      ? [buildPage(CONVENTIONS_ID, buildConventionsPage(), buildConventionsData(context), context)]
      : []),
    ...(landing.decisions ? [decisionsPage(context)] : []),
    ...(context.hasReport ? [buildPage(PROOF_ID, buildProofPage(), buildProofData(context), context)] : []),
  ];
}

/** Decisions are no marks themselves, so the page has no sources. */
function decisionsPage(context: PageContext): Page {
  const mdx = buildDecisionsPage();
  const dataJson = formatPageData(buildDecisionsData(context));
  return { docId: DECISIONS_ID, mdx, dataJson, entry: entryOf(DECISIONS_ID, mdx.frontMatter.title) };
}

function buildPage(docId: string, mdx: MdxPage, data: object, context: PageContext): Page {
  const { title, sidebar_label: label = title } = mdx.frontMatter;
  const entry = entryOf(docId, label);
  const dataJson = formatPageData(data);
  // To look into everything that a page has takes as long as to make it; the text tells whether there is a mark.
  const sources = dataJson.includes('"basis":') ? listSources(data, context) : [];
  if (sources.length === 0) return { docId, mdx, dataJson, entry };
  return { docId, mdx: withNotes(mdx), dataJson: formatPageData({ ...data, sources }), entry };
}

/** A page of several components ends with what its marks open; a page that is one component does that itself. */
function withNotes(mdx: MdxPage): MdxPage {
  return mdx.frontMatter.hide_title ? mdx : { ...mdx, body: [...mdx.body, { component: 'PageSources' }] };
}

function entryOf(id: string, label: string, className?: string): Page['entry'] {
  return { id, type: 'doc', label, className };
}
