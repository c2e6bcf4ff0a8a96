import { OFFERED_FILES } from '#core/contracts/offered-files';
import type {
  ConventionsData,
  LandingData,
  LandingTagData,
  LinkData,
  SecuritySchemeData,
} from '#core/contracts/page-data';
import { SECTIONS } from '#core/labels/sections';
import { SECURITY_LABELS } from '#core/labels/security';
import { listAboutPages } from '#core/labels/about-pages';
import { countUses } from '#core/labels/uses';
import { formatStatements } from '../fields/format-statements';
import { joinBlocks, list, listItem } from '../markdown/blocks';
import { codeSpan } from '../markdown/code';
import { escapeText } from '../markdown/escape-text';
import { formatHtml } from '../markdown/format-html';
import { link } from '../markdown/link';
import { formatExchange, formatOtherLanguages, listExchanges } from '../operation/format-examples';
import { formatFact, formatServerFacts } from '../operation/format-security';
import type { TextContext } from '../text-context';
import { formatLinks, formatOperations } from './tag-text';

/** Formats `/api/`: addresses, credentials, one call, and every operation. */
export function formatLanding(data: LandingData, context: TextContext): string {
  const { title, html, servers, facts, about = [], securitySchemes, call, groups } = data;
  return joinBlocks([
    `# ${escapeText(title)}`,
    ...formatHtml(html, context.page),
    list([
      ...formatServerFacts(servers, context),
      ...facts.map(({ label, text }) => formatFact(label, escapeText(text))),
      ...about.map((one) =>
        listItem([`${escapeText(one.label)}: ${formatHtml(one.html, context.page).join(' ')}`]),
      ),
    ]),
    formatLinks([...listDownloads(context), ...listAboutPages(data, context.addresses.landing)]),
    ...(securitySchemes.length > 0 ? [`## ${SECTIONS.authentication}`] : []),
    ...securitySchemes.flatMap((scheme) => formatScheme(scheme, context)),
    ...(call ? formatCall(call, context) : []),
    ...(groups.length > 0 ? [`## ${SECTIONS.operations}`] : []),
    ...groups.flatMap(({ name, tags }) => [
      name === undefined ? undefined : `### ${escapeText(name)}`,
      ...tags.flatMap(formatTag),
    ]),
  ]);
}

function listDownloads({ addresses }: TextContext): LinkData[] {
  return OFFERED_FILES.map((file) => ({ label: file, href: addresses.download(file) }));
}

function formatScheme(
  { label, kind, html, notes, flows = [] }: SecuritySchemeData,
  context: TextContext,
): (string | undefined)[] {
  return [
    `### ${escapeText(label)}`,
    ...formatHtml(html, context.page),
    escapeText(kind),
    ...formatStatements({ notes }, context.page),
    list(flows.flatMap((flow) => formatFlow(flow, context))),
  ];
}

function formatFlow(
  { authorizationUrl, tokenUrl, refreshUrl, scopes }: NonNullable<SecuritySchemeData['flows']>[number],
  { page }: TextContext,
): string[] {
  const urls = [
    [SECURITY_LABELS.authorizationUrl, authorizationUrl],
    [SECURITY_LABELS.tokenUrl, tokenUrl],
    [SECURITY_LABELS.refreshUrl, refreshUrl],
  ] as const;
  return [
    ...urls.flatMap(([label, url]) => (url === undefined ? [] : [formatFact(label, codeSpan(url))])),
    ...scopes.map(({ name, html }) => {
      const [first = '', ...others] = formatHtml(html, page);
      return listItem([`${SECURITY_LABELS.scope} ${codeSpan(name)}: ${first}`, ...others]);
    }),
  ];
}

function formatCall(call: NonNullable<LandingData['call']>, context: TextContext): (string | undefined)[] {
  return [
    `### ${escapeText(call.summary)}`,
    codeSpan(`${call.method} ${call.path}`),
    ...listExchanges(call).flatMap((exchange) => formatExchange(exchange, call, context)),
    formatOtherLanguages(call),
  ];
}

function formatTag({ name, href, operations, count }: LandingTagData): (string | undefined)[] {
  return [
    `#### ${link({ label: name, href })}`,
    operations.length > 0
      ? formatOperations(operations)
      : count > 0
        ? countUses('request', count)
        : undefined,
  ];
}

/** Formats `/api/conventions/`. */
export function formatConventions(
  { servers, sections, ...before }: ConventionsData,
  context: TextContext,
): string {
  return joinBlocks([
    `# ${SECTIONS.conventions}`,
    `## ${SECTIONS.servers}`,
    list(formatServerFacts(servers, context)),
    ...formatStatements(before, context.page),
    ...sections.flatMap(({ title, html, notes }) => [
      `## ${escapeText(title)}`,
      ...formatStatements({ html, notes }, context.page),
    ]),
  ]);
}
