import { isHttpMethod } from '#core/http/methods';
import { comparedReleases } from '#core/changelog/compared-releases';
import type { Release } from '#core/contracts/changelog';
import { SECTIONS } from '#core/labels/sections';
import type { NamedSchema, Operation, Tag, Webhook } from '../../model/api/api-model';
import type { OperationSnippets } from '../snippets/operation-snippets';
import { formatRelease } from '../markdown/page/changelog-text';
import { formatEvent } from '../markdown/page/event-text';
import { formatObject } from '../markdown/page/object-text';
import { formatTag } from '../markdown/page/tag-text';
import { formatOperation } from '../markdown/operation/operation-text';
import { Results } from '../../run/memo/results';
import { titleOf } from '../../model/wording/wording-context';
import { buildReleaseData } from './data/changelog';
import { buildObjectData } from './data/object';
import { collectObjectExamples, type ObjectExamples } from './data/object-examples';
import { buildOperationData } from './data/operation';
import { listSources } from './data/sources';
import { buildTagData } from './data/tag';
import { type FoundUse, Uses } from './data/uses';
import { buildWebhookData } from './data/webhook';
import { eventDocId, objectDocId, operationDocId, releaseDocId, tagDocId } from './doc-ids';
import { formatPageData } from './format-page-data';
import { PAGE_KINDS } from './kinds';
import type { PageInput, PageKind } from './kinds/page-kind';
import type { MdxPage } from './mdx/mdx';
import type { PageContext } from './page-context';
import { withOwnTitles } from './own-titles';
import { createPageKeys, usesAsJson } from './page-keys';
import { changesFeed } from './page/changes-feed';
import { buildEventPage } from './page/event-page';
import { buildObjectPage } from './page/object-page';
import { buildOperationPage } from './page/operation-page';
import { type FormatJson, fromJson, type Page } from './page/page';
import { buildReleasePage } from './page/release-page';
import { buildTagPage } from './page/tag-page';

/** A page, and the uses of objects on it. */
interface UsingPage {
  page: Page;
  uses: Uses;
}

/**
 * Builds every page of the reference, except those that an earlier run built from the same parts. Operations and events come first,
 * because they record which objects they use.
 */
export function buildPages(
  context: PageContext,
  snippets: readonly OperationSnippets[],
  results = new Results(),
): Page[] {
  const { operations, webhooks, tags, schemas } = context.model;
  const { lifetimes } = context;
  const { keyOfPart } = createPageKeys(context);
  const uses = new Uses();
  const examples = collectObjectExamples(context);
  const snippetsById = new Map(snippets.map((entry) => [entry.operationId, entry]));
  const releases = comparedReleases(context.changelog);
  const kinds = PAGE_KINDS.filter(({ when }) => when === undefined || when(context));
  const rememberUsing = (key: string, build: () => UsingPage): Page => {
    const built = results.remember('using-page', key, build);
    uses.include(built.uses);
    return built.page;
  };
  const built = [
    ...operations.map((operation) => {
      const own = snippetsById.get(operation.id);
      const reproductions = context.getReproductions(operation.id);
      const key = keyOfPart(operation, own, reproductions, context.getEffects(operation.id));
      return rememberUsing(key, () =>
        operationPage(operation, own, { ...context, life: lifetimes.ofOperation(operation) }),
      );
    }),
    ...webhooks.map((webhook) =>
      rememberUsing(keyOfPart(webhook), () =>
        eventPage(webhook, { ...context, life: lifetimes.ofEvent(webhook) }),
      ),
    ),
    ...tags.map((tag) => tagPage(tag, context)),
    ...schemas.map((named) => {
      const found = uses.of(named.name);
      const key = keyOfPart(named, usesAsJson(found), examples.get(named.name));
      return results.remember('object-page', key, () => {
        const life = lifetimes.ofObject(named.name);
        return objectPage(named, found, examples, { ...context, life });
      });
    }),
    ...releases.map((release) => releasePage(release, context)),
    ...kinds.map((kind) => pageOfKind(kind, { context, snippets })),
  ];
  return withOwnTitles(built).map((page) => inFolder(page, context));
}

/** Puts the address of a page below that of its API, and names the API in its head, if there are several. */
function inFolder(page: Page, { folder, model }: PageContext): Page {
  if (folder === '') return page;
  const { frontMatter } = page.mdx;
  const slug = `/${folder}${frontMatter.slug.slice(1)}`;
  const meta_title = `${frontMatter.meta_title ?? frontMatter.title}, ${model.info.title}`;
  return { ...page, mdx: { ...page.mdx, frontMatter: { ...frontMatter, slug, meta_title } } };
}

function operationPage(
  operation: Operation,
  snippets: OperationSnippets | undefined,
  context: PageContext,
): UsingPage {
  const tag = context.getTag(operation.tag);
  const uses = new Uses();
  const record = uses.recordFor({
    ...context.linkToOperation(operation),
    listedOn: { label: tag.title, href: context.addresses.tag(tag.slug) },
  });
  const data = buildOperationData(operation, snippets, record, context);
  const { method } = operation;
  const classNames = ['api-method', ...(isHttpMethod(method) ? [`api-method--${method}`] : [])];
  if (operation.deprecated) classNames.push('menu__list-item--deprecated');
  const page = {
    ...buildPage(
      operationDocId(operation, tag),
      withFeed(
        buildOperationPage(operation, tag.slug),
        context.addresses.operation(tag.slug, operation.slug),
        context,
      ),
      data,
      fromJson(formatOperation),
      context,
    ),
    entry: entryOf(operationDocId(operation, tag), shortLabel(operation), classNames.join(' ')),
  };
  return { page, uses };
}

/** Paths of a tag begin alike, and a sidebar cuts labels at their end. */
const MAX_PATH = 30;

/** Returns the label of an operation in the sidebar: a long path that is its name loses its first segments. */
function shortLabel({ summary, path }: Operation): string {
  if (summary !== path || path.length <= MAX_PATH) return summary;
  const segments = path.split('/').slice(1);
  const fits = segments.findIndex((_, index) => segments.slice(index).join('/').length < MAX_PATH - 1);
  return `…/${segments.slice(fits === -1 ? -1 : fits).join('/')}`;
}

function eventPage(webhook: Webhook, context: PageContext): UsingPage {
  const uses = new Uses();
  const record = uses.recordFor({
    label: webhook.event,
    href: context.addresses.event(webhook.slug),
    listedOn: { label: SECTIONS.events, href: context.addresses.events },
  });
  const data = buildWebhookData(webhook, record, context);
  const page = {
    ...buildPage(eventDocId(webhook), buildEventPage(webhook), data, fromJson(formatEvent), context),
    entry: entryOf(eventDocId(webhook), webhook.event, 'api-method api-method--event'),
  };
  return { page, uses };
}

function tagPage(tag: Tag, context: PageContext): Page {
  const data = buildTagData(tag, context);
  const mdx = withFeed(buildTagPage(tag, data), context.addresses.tag(tag.slug), context);
  return buildPage(tagDocId(tag), mdx, data, fromJson(formatTag), context);
}

function objectPage(
  named: NamedSchema,
  uses: readonly FoundUse[],
  examples: ObjectExamples,
  context: PageContext,
): Page {
  const data = buildObjectData(named, uses, examples, context);
  return {
    ...buildPage(
      objectDocId(named),
      buildObjectPage(named, data, context.model.info.title),
      data,
      fromJson(formatObject),
      context,
    ),
    isObject: true,
    entry: entryOf(objectDocId(named), titleOf(named)),
  };
}

function releasePage(release: Release, context: PageContext): Page {
  const data = buildReleaseData(release, context);
  const mdx = withFeed(buildReleasePage(data, release.id), context.addresses.changelog, context);
  return buildPage(releaseDocId(release), mdx, data, fromJson(formatRelease), context);
}

function pageOfKind({ id, build, formatText, explainsMarks }: PageKind, input: PageInput): Page {
  const { data, mdx } = build(input);
  return explainsMarks
    ? withoutSources(id, mdx, data, formatText)
    : buildPage(id, mdx, data, formatText, input.context);
}

function buildPage(
  docId: string,
  mdx: MdxPage,
  data: object,
  formatText: FormatJson,
  context: PageContext,
): Page {
  const page = withoutSources(docId, mdx, data, formatText);
  // Searching all data of a page takes as long as building it; its JSON shows whether there are any citations.
  const sources = page.dataJson.includes('"basis":') ? listSources(data, context) : [];
  if (sources.length === 0) return page;
  return { ...page, mdx: withNotes(mdx), dataJson: formatPageData({ ...data, sources }) };
}

function withoutSources(docId: string, mdx: MdxPage, data: object, formatText: FormatJson): Page {
  const { title, sidebar_label: label = title } = mdx.frontMatter;
  const dataJson = formatPageData(data);
  return {
    docId,
    mdx,
    dataJson,
    entry: entryOf(docId, label),
    // The data themselves are not kept: those of a large API would not fit into memory.
    formatText: (textContext) => formatText(dataJson, textContext),
  };
}

/** Names the page with the feeds of the changes that a page is about. */
function withFeed(mdx: MdxPage, address: string, context: PageContext): MdxPage {
  return { ...mdx, frontMatter: { ...mdx.frontMatter, ...changesFeed(address, context) } };
}

/** Adds the sources to the end of a page of several components; a page that is one component includes them. */
function withNotes(mdx: MdxPage): MdxPage {
  return mdx.frontMatter.hide_title ? mdx : { ...mdx, body: [...mdx.body, { component: 'PageSources' }] };
}

function entryOf(id: string, label: string, className?: string): Page['entry'] {
  return { id, type: 'doc', label, className };
}
