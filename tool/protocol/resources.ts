import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { UsageError } from '#core/command-line/usage-error';
import type { Content } from '../content/content';
import { findPage } from '../content/find';

const START = 'docs://page';
const TYPE = 'text/markdown';

/** How the address of any page becomes that of a resource. */
export const PAGE_TEMPLATE = {
  uriTemplate: `${START}{+address}`,
  name: 'page',
  description: 'A page as Markdown; address is what search returns: /api/errors/',
  mimeType: TYPE,
};

/** The pages that a person may want to attach: all but those of single operations, objects and events. */
export function listResources({ pages, facts }: Content) {
  const single = new Set(
    [facts.operations, facts.objects, facts.events].flatMap((kind) =>
      Object.values<{ href: string }>(kind).map(({ href }) => href),
    ),
  );
  return Object.entries(pages).flatMap(([address, text]) =>
    single.has(address) ? [] : [{ uri: START + address, name: titleOf(text) ?? address, mimeType: TYPE }],
  );
}

function titleOf(text: string): string | undefined {
  return /^# (.+)$/m.exec(text)?.[1];
}

/** @throws ProtocolError that names the nearest page. */
export function readResource(content: Content, uri: string) {
  try {
    const address = findPage(content, uri.startsWith(START) ? uri.slice(START.length) : uri);
    return { contents: [{ uri, mimeType: TYPE, text: content.pages[address] ?? '' }] };
  } catch (error) {
    throw error instanceof UsageError
      ? new ProtocolError(ProtocolErrorCode.InvalidParams, error.message)
      : error;
  }
}
