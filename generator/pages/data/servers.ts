import type { ServerData } from '#core/contracts/page-data';
import { escapeHtml } from '#core/text/escape-html';
import type { Server } from '../../model/api-model';
import { joinTexts } from '../../model/schema/own-text';
import { codeSpan } from '../markdown/code-span';
import type { PageContext } from '../page-context';

/** Characters of what still is a label and no text. */
const LONGEST_LABEL = 40;

/** The servers of an operation or a path in full; undefined where they are those of the whole API. */
export function buildOwnServers(servers: readonly Server[], context: PageContext): ServerData[] | undefined {
  return areOwn(servers, context) ? servers.map((server) => buildServerData(server, context)) : undefined;
}

/** The same as a list in Markdown, for what has no row of facts; undefined where they are those of the whole API. */
export function describeOwnServers(servers: readonly Server[], context: PageContext): string | undefined {
  if (servers.length === 0 || !areOwn(servers, context)) return undefined;
  const items = servers.map((server) => {
    const about = [codeSpan(server.url), server.description].filter(Boolean).join(': ');
    return itemOf(describeServer({ ...server, description: about }));
  });
  return `Servers:\n\n${items.join('\n')}`;
}

function areOwn(servers: readonly Server[], { model }: PageContext): boolean {
  return JSON.stringify(servers) !== JSON.stringify(model.servers);
}

/** What is said of a server and of the variables in its address, as Markdown; nothing is no text. */
export function describeServer({ description, variables }: Server): string {
  const items = variables.map((variable) => {
    const name = `${codeSpan(`{${variable.name}}`)} (default ${codeSpan(variable.default)})`;
    return itemOf([name, describeVariable(variable)].filter(Boolean).join(': '));
  });
  return [description, ...items].filter(Boolean).join('\n');
}

function itemOf(text: string): string {
  return `- ${text.replaceAll('\n', '\n  ')}`;
}

/** A variable in words: its text, and the values that it may have. */
function describeVariable({
  description,
  enum: values = [],
}: Server['variables'][number]): string | undefined {
  const allowed = values.map((value) => `\`${value}\``).join(', ');
  return joinTexts([description, allowed === '' ? undefined : `One of ${allowed}.`]);
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
