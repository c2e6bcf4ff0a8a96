import type { OperationData, SecurityData, ServerData } from '#core/contracts/page-data';
import { SECURITY_LABELS } from '#core/labels/security';
import { listVariables } from '#core/http/server-variables';
import { SERVER_LABELS } from '#core/labels/servers';
import { listItem } from '../markdown/blocks';
import { codeSpan } from '../markdown/code';
import { escapeText } from '../markdown/escape-text';
import { formatHtml } from '../markdown/format-html';
import { link } from '../markdown/link';
import type { TextContext } from '../text-context';

/** Formats the credentials that an operation accepts: `[HTTP basic](/api/#basicAuth) or …`. */
export function formatSecurity(security: SecurityData | undefined): string {
  const { none, anonymous, or, and, withScopes } = SECURITY_LABELS;
  if (!security?.alternatives.length) return none;
  return security.alternatives
    .map(({ schemes }) => {
      const needed = schemes.map(({ label, href, scopes }) => {
        const scope = scopes.length > 0 ? ` ${withScopes} ${scopes.map(codeSpan).join(', ')}` : '';
        return `${link({ label, href })}${scope}`;
      });
      return needed.join(` ${and} `) || anonymous;
    })
    .join(` ${or} `);
}

/** Formats the servers of an operation as list items: its own, or those of the API except the one in the address. */
export function formatServers({ servers, ownServers }: OperationData, context: TextContext): string[] {
  if (ownServers) return formatServerFacts(ownServers, context);
  return servers
    .slice(1)
    .map(({ url, description }) => formatFact(description ?? SERVER_LABELS.other, codeSpan(url)));
}

/** Formats base addresses and the variables in them as list items. */
export function formatServerFacts(servers: readonly ServerData[], { page }: TextContext): string[] {
  return [
    ...servers.map(({ url, description, html }) => {
      const label = escapeText(description ?? SERVER_LABELS.server);
      return listItem([`${label}: ${codeSpan(url)}`, ...formatHtml(html, page)]);
    }),
    ...listVariables(servers).map(({ name, html, default: example }) => {
      const value = `${SERVER_LABELS.example}: ${codeSpan(example)}`;
      const [first, ...others] = formatHtml(html, page);
      return listItem([[`${codeSpan(`{${name}}`)}:`, first, value].filter(Boolean).join(' '), ...others]);
    }),
  ];
}

/** Formats a labeled value as a list item. */
export function formatFact(label: string, value: string): string {
  return listItem([`${escapeText(label)}: ${value}`]);
}
