import type { ServerData } from '#core/contracts/page-data';
import type { Server } from '../../model/api-model';
import { joinTexts } from '../../model/schema/own-text';
import type { PageContext } from '../page-context';

/** The servers of an operation or a path in full; undefined where they are those of the whole API. */
export function buildOwnServers(servers: readonly Server[], context: PageContext): ServerData[] | undefined {
  const isOwn = JSON.stringify(servers) !== JSON.stringify(context.model.servers);
  return isOwn ? servers.map((server) => buildServerData(server, context)) : undefined;
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
  return {
    url,
    description,
    basis,
    variables: variables.map((variable) => ({
      name: variable.name,
      default: variable.default,
      html: renderMarkdown(describeVariable(variable)),
    })),
  };
}
