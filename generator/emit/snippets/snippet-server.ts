import type { Server } from '../../model/api/api-model';
import type { Pair } from '#core/http/request-parts';

/** The server that snippets call. */
export interface SnippetServer {
  /** Absolute URL template without a slash at its end, for example `https://{account}.abaco.example/api`. */
  template: string;
  /** The variables of the template, with the values that snippets use. */
  variables: Pair[];
  /** The template with the values filled in. */
  url: string;
  /** Whether snippets have the address in full, so that readers can replace it. */
  isWhole?: boolean;
}

/** The host in snippets of a description that names none: readers replace it with theirs, as they do YOUR_TOKEN. */
const UNKNOWN_HOST = 'https://YOUR_HOST';

/**
 * Returns the server that snippets call: the one whose description mentions a sandbox, so that a copied snippet does not
 * change real data; otherwise the first.
 * @param wanted template of the server to prefer to these; the names of its variables do not matter.
 * @see https://spec.openapis.org/oas/v3.1.0#server-object
 */
export function chooseServer(servers: readonly Server[], wanted?: string): SnippetServer {
  const named =
    wanted === undefined ? undefined : servers.find((one) => shapeOf(templateOf(one)) === shapeOf(wanted));
  const server = named ?? servers.find(isSandbox) ?? servers[0];
  const template = templateOf(server);
  const variables = (server?.variables ?? [])
    .filter(({ name }) => template.includes(`{${name}}`))
    .map((variable) => ({ name: variable.name, value: variable.default }));
  const url = variables.reduce((text, { name, value }) => text.replaceAll(`{${name}}`, value), template);
  return { template, variables, url };
}

/** Whether calls to a server change no real data, as far as its description says so. */
export function isSandbox({ description = '' }: Server): boolean {
  return /\bsandbox\b/i.test(description);
}

function templateOf(server: Server | undefined): string {
  return absolute(server?.url ?? '').replace(/\/+$/, '');
}

// Servers of an operation often differ from those of the API only in the name of a variable.
export function shapeOf(template: string): string {
  return template.replace(/\{[^{}]*\}/g, '{}');
}

function absolute(url: string): string {
  if (/^[a-z][a-z0-9+.-]*:\/\/|^\{/i.test(url)) return url;
  return url.startsWith('//') ? `https:${url}` : `${UNKNOWN_HOST}/${url.replace(/^\/+/, '')}`;
}
