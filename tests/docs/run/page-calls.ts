import { existsSync, readFileSync } from 'node:fs';
import { nodesOf, type Page } from '../../../site/lint/page';
import { isJsx, textsOf } from '../../../site/remark/attributes';
import type { ReceivedRequest } from '../../snippets/judge/recording-server';
import type { RecordingServer } from '../../snippets/judge/recording-server';
import { api } from '../lint/lint-with';
import { runCode } from './run-program';

/** The page that shows each program. */
const pages = new Map(
  api.pages.flatMap((page) =>
    nodesOf(page.tree).flatMap(({ node }) =>
      isJsx(node) && node.name === 'Program' ? [[textsOf(node).of ?? '', page] as const] : [],
    ),
  ),
);

/** Returns the page that shows a program. @throws if no page shows it. */
export function pageOf(program: string): Page {
  const page = pages.get(program);
  if (page === undefined) throw new Error(`No page shows the program ${program}.`);
  return page;
}

/** The calls of a page as shell code, in its order. */
function shellCodeOf(page: Page): string[] {
  return nodesOf(page.tree).flatMap(({ node }) => {
    if (node.type === 'code')
      return node.lang === 'bash' && node.meta?.includes('run-by="tests/docs/shell.test.ts"')
        ? [node.value]
        : [];
    return isJsx(node) ? curlOf(node.name ?? '', textsOf(node)) : [];
  });
}

function curlOf(element: string, { operation = '', request, example }: Record<string, string>): string[] {
  if (element !== 'Snippet' && element !== 'ExampleRequest') return [];
  const name = [operation, request ?? example]
    .filter((part) => part !== undefined && part !== 'default')
    .join('.');
  const file = `generated/snippets/${name}.json`;
  if (!existsSync(file)) return [];
  const { curl = '' } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return [curl];
}

const played = new Map<string, Promise<ReceivedRequest[]>>();

/** The requests of a page's calls, which the shell makes once. */
export function requestsOf(program: string, server: RecordingServer): Promise<ReceivedRequest[]> {
  const page = pageOf(program);
  const requests = played.get(page.id) ?? send(page, server);
  played.set(page.id, requests);
  return requests;
}

async function send(page: Page, server: RecordingServer): Promise<ReceivedRequest[]> {
  const world = page.id.replaceAll(/\W/g, '-');
  await runCode('calls.sh', shellCodeOf(page).join('\n'), { url: server.urlOf(world) });
  return server.received.get(world) ?? [];
}
