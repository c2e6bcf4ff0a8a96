import { translate } from '#core/labels/translate';
import type { ServerData } from '#core/contracts/page-data';
import { escapeHtml } from '#core/text/escape-html';
import type { Server } from '../../../model/api/api-model';
import { joinDescriptions } from '../../../model/api/schema/own-description';
import { codeSpan } from '../markdown/code-span';
import type { PageContext } from '../page-context';

/** The maximum length of a description that is shown as a label instead of a paragraph. */
const LONGEST_LABEL = 40;

/** Builds the servers of an operation or a path; undefined if they are those of the whole API. */
export function buildOwnServers(servers: readonly Server[], context: PageContext): ServerData[] | undefined {
  return areOwn(servers, context) ? servers.map((server) => buildServerData(server, context)) : undefined;
}

/** Lists these servers in Markdown, for parts without a table of facts; undefined if they are those of the whole API. */
export function describeOwnServers(servers: readonly Server[], context: PageContext): string | undefined {
  if (servers.length === 0 || !areOwn(servers, context)) return undefined;
  const items = servers.map((server) => {
    const about = [codeSpan(server.url), server.description].filter(Boolean).join(': ');
    return itemOf(describeServer({ ...server, description: about }));
  });
  return `${translate('Servers:')}\n\n${items.join('\n')}`;
}

function areOwn(servers: readonly Server[], { model }: PageContext): boolean {
  return JSON.stringify(servers) !== JSON.stringify(model.servers);
}

/** Returns the description of a server and of the variables in its URL, as Markdown; an empty string if there is none. */
export function describeServer({ description, variables }: Server): string {
  const items = variables.map((variable) => {
    const name = translate('{name} (default {value})', {
      name: codeSpan(`{${variable.name}}`),
      value: codeSpan(variable.default),
    });
    return itemOf([name, describeVariable(variable)].filter(Boolean).join(': '));
  });
  return [description, ...items].filter(Boolean).join('\n');
}

function itemOf(text: string): string {
  return `- ${text.replaceAll('\n', '\n  ')}`;
}

/** Returns the description of a variable and its allowed values. */
function describeVariable({
  description,
  enum: values = [],
}: Server['variables'][number]): string | undefined {
  const allowed = values.map((value) => `\`${value}\``).join(', ');
  return joinDescriptions([
    description,
    allowed === '' ? undefined : translate('One of {values}.', { values: allowed }),
  ]);
}

export function buildServerData(server: Server, { renderMarkdown }: PageContext): ServerData {
  const { url, description, basis, variables } = server;
  const html = renderMarkdown(description);
  const isLabel =
    description !== undefined &&
    description.length <= LONGEST_LABEL &&
    html === `<p>${escapeHtml(description)}</p>`;
  return {
    url,
    ...(isLabel ? { description } : { html }),
    basis,
    variables: variables.map((variable) => ({
      name: variable.name,
      default: variable.default,
      html: renderMarkdown(describeVariable(variable)),
    })),
  };
}
