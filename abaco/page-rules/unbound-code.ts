import type { Code } from 'mdast';
import { nodesOf, type Page } from '../../site/lint/page';
import { isJsx, textsOf } from '../../site/remark/attributes';
import type { Api } from '../../site/lint/api';
import type { Finding, Rule } from '../../site/lint/rule';

/** Code that an author typed, and the offset where the page shows it. */
interface Typed {
  offset: number;
  code: string;
  /** File of a program; a code block has none. */
  file?: string;
  /** Where the code is in its file or the page, if it is there letter by letter. */
  start?: number;
}

/** Reports typed code that does not use the API's current version, or whose address or path does not exist. */
export const unboundCode: Rule = {
  id: 'unbound-code',
  check: (page, api) =>
    typedCode(page, api).flatMap(({ offset, code, file, start }) =>
      [...wrongVersions(code, api), ...wrongPaths(code, api)].map(({ message, remedy, fix }): Finding => {
        const place = file === undefined ? '' : ` in docs/_code/${file}`;
        const own = file === undefined ? {} : { file: `docs/_code/${file}` };
        const moved = fix &&
          start !== undefined && { ...own, ...fix, start: fix.start + start, end: fix.end + start };
        return { offset, message: `${message}${place}.`, remedy, ...(moved && { fix: moved }) };
      }),
    ),
};

function typedCode(page: Page, { sources: { programs } }: Api): Typed[] {
  return nodesOf(page.tree).flatMap(({ node }): Typed[] => {
    const offset = node.position?.start.offset ?? 0;
    if (node.type === 'code') return [{ offset, code: node.value, start: startOf(node, page) }];
    if (!isJsx(node) || node.name !== 'Program') return [];
    const { of = '' } = textsOf(node);
    const folder = of.replace(/[^/]*$/, '');
    return (programs[of] ?? []).map(({ name, code }) => ({
      offset,
      code,
      file: `${folder}${name}`,
      start: 0,
    }));
  });
}

/** Where a code block is in the page; undefined if it is indented there. */
function startOf({ value, position }: Code, { source }: Page): number | undefined {
  const { start, end } = position ?? {};
  const at = source.slice(0, end?.offset).indexOf(value, start?.offset);
  return at < 0 ? undefined : at;
}

type Wrong = Omit<Finding, 'offset'>[];

function wrongVersions(code: string, { sources: { facts } }: Api): Wrong {
  const current = String(facts.values['versions.current']);
  return [...code.matchAll(/\b(20\d{6})\b/g)]
    .filter(([, version]) => version !== current)
    .map(({ 0: version, index }) => ({
      message: `Version ${version} is not the current one`,
      remedy: `Write ${current}.`,
      fix: { start: index, end: index + version.length, text: current },
    }));
}

/** Reports wrong servers and paths. Only addresses of the API contain the path of its servers; OAuth addresses do not. */
function wrongPaths(code: string, { servers, sources: { facts } }: Api): Wrong {
  const paths = new Set(Object.values(facts.operations).map(({ path }) => patternOf(path)));
  const hosts = servers.map(patternOf);
  // The dashboard's host, without an account, serves the account that the key belongs to.
  const shared = servers.map((server) => patternOf(server.replace('{account}.', '')));
  return [...code.matchAll(/(https:\/\/[\w.-]+\.example\/api)((?:\/\w+)*)/g)].flatMap(
    ([address, server = '', path = '']): Wrong => [
      ...([...hosts, ...shared].some((host) => matches(host, server))
        ? []
        : [{ message: `The API is not at ${server}`, remedy: `Its addresses: ${servers.join(', ')}.` }]),
      ...(path === '' || [...paths].some((one) => matches(one, path))
        ? []
        : [{ message: `No operation is at ${address}`, remedy: 'Write the path of an operation.' }]),
    ],
  );
}

/** Converts a template to a pattern: `/invoices/{id}` → `/invoices/[\w-]+`. */
function patternOf(template: string): string {
  return template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[\\w-]+');
}

function matches(pattern: string, text: string): boolean {
  return new RegExp(`^${pattern}$`).test(text);
}
