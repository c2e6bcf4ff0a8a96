import { ABOUT_RUN } from '#core/labels/about-run';
import { translatePlural } from '#core/labels/translate';
import { escapeHtml } from '#core/text/escape-html';
import { countUses } from '#core/labels/uses';
import { withoutHtml } from '#core/text/without-html';
import type { Tag } from '../../../model/api/api-model';
import type { OperationSnippets } from '../../snippets/operation-snippets';
import { groupByTagGroup, tagGroupsOf } from '../sidebar/tag-groups';
import { hasErrors } from './errors';
import { hasEventIndex } from './events';
import { buildLandingCall } from './landing-call';
import { buildAbout } from './about';
import { buildAboutRun } from './about-run';
import { buildLandingFacts } from './landing-facts';
import { buildNotesData } from './notes';
import { omitEmpty } from '../omit-empty';
import type { PageContext } from '../page-context';
import { slugOf } from '../../../model/api/slug';
import type {
  ConventionsData,
  Html,
  LandingData,
  LandingTagData,
  LinkData,
  ProseSectionData,
} from '#core/contracts/page-data';
import { buildObjectIndexData } from './object';
import { linkToProof } from './proof';
import { buildSecuritySchemeData } from './security';
import { buildServerData } from './servers';
import { buildEventSummaries, buildOperationSummary, hasTooMany, operationsOf } from './summaries';

/** Builds the data of `/api/`: the most important facts for a caller, and an overview of everything in the API. */
export function buildLandingData(snippets: readonly OperationSnippets[], context: PageContext): LandingData {
  const { model } = context;
  const { lead } = splitDescription(context);
  return {
    title: model.info.title,
    version: model.info.version,
    html:
      [model.info.summary && `<p>${escapeHtml(model.info.summary)}</p>`, lead].filter(Boolean).join('\n') ||
      undefined,
    conventions: hasConventions(context) ? context.addresses.conventions : undefined,
    hasErrors: hasErrors(context),
    servers: model.servers.map((server) => buildServerData(server, context)),
    facts: buildLandingFacts(model),
    about: omitEmpty(buildAbout(model.info, context)),
    securitySchemes: model.securitySchemes.map((scheme) => buildSecuritySchemeData(scheme, context)),
    call: buildLandingCall(snippets, context),
    groups: buildGroups(context),
    count: model.operations.length,
    objects: linkToObjects(context),
    events: linkToEvents(context),
    proof: linkToProof(context),
    decisions: context.decisions.length > 0 ? context.addresses.decisions : undefined,
  };
}

function buildGroups(context: PageContext): LandingData['groups'] {
  const { model } = context;
  const parents = new Map(model.tags.map(({ name, parent }) => [name, parent]));
  // A tag inside another one is in its group.
  const topOf = (name: string): string => {
    const parent = parents.get(name);
    return parent === undefined ? name : topOf(parent);
  };
  const grouped = groupByTagGroup(model.tags, tagGroupsOf(model), ({ name }) => topOf(name));
  return grouped.map(({ members, ...group }) => ({
    ...group,
    tags: members.map((tag) => buildTag(tag, context)),
  }));
}

function buildTag(tag: Tag, context: PageContext): LandingTagData {
  const operations = operationsOf(tag, context);
  return {
    name: tag.title,
    href: context.addresses.tag(tag.slug),
    operations: hasTooMany(context)
      ? []
      : operations.map((operation) => buildOperationSummary(operation, context)),
    count: operations.length,
  };
}

/** Links to the index of events, or to the first event if there is no separate index. */
function linkToEvents(context: PageContext): LinkData | undefined {
  const events = buildEventSummaries(context);
  if (events.length === 0) return undefined;
  return {
    label: countUses('event', events.length),
    href: hasEventIndex(context) ? context.addresses.events : (events[0]?.href ?? context.addresses.events),
  };
}

function linkToObjects(context: PageContext): LinkData | undefined {
  const { length } = buildObjectIndexData(context).objects;
  if (length === 0) return undefined;
  return {
    label: translatePlural('{count} object|{count} objects', length),
    href: context.addresses.objects,
  };
}

/** Whether the description of the API has a heading after its first paragraphs. */
export function hasConventions(context: PageContext): boolean {
  return splitDescription(context).rest !== undefined || context.run !== undefined;
}

/** Builds the data of `/api/conventions/`: the description of the API from its first heading on, and the notes on it. */
export function buildConventionsData(context: PageContext): ConventionsData {
  const { model } = context;
  const { html, sections } = splitSections(splitDescription(context).rest ?? '');
  const notes = buildNotesData(model.info.notes, context);
  const servers = model.servers.map((server) => buildServerData(server, context));
  const last = sections.pop();
  const run = buildAboutRun(context);
  return last
    ? { html, sections: [...sections, { ...last, notes }, ...run], servers }
    : { html, notes, sections: run, servers };
}

/** Splits text at its headings of the second level, so that each is a heading of the page with its own address. */
function splitSections(text: Html): { html?: Html; sections: ProseSectionData[] } {
  const [before = '', ...parts] = text.split('<h2>');
  const ids = new Set(['servers', ABOUT_RUN.id]);
  const sections = parts.map((part) => {
    const [heading = '', rest = ''] = part.split('</h2>');
    const title = withoutHtml(heading);
    return { id: uniqueId(slugOf(title), ids), title, html: rest.trim() || undefined };
  });
  return { html: before.trim() || undefined, sections };
}

function uniqueId(id: string, taken: Set<string>): string {
  const unique = taken.has(id) ? uniqueId(`${id}-2`, taken) : id;
  taken.add(unique);
  return unique;
}

function splitDescription({ model, renderMarkdown }: PageContext): { lead?: Html; rest?: Html } {
  const html = renderMarkdown(model.info.description, 2);
  const start = html?.indexOf('<h') ?? -1;
  return html === undefined || start < 1
    ? { lead: html }
    : { lead: html.slice(0, start), rest: html.slice(start) };
}
