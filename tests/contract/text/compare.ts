import type { PageStatements, Statement } from './statement';

/** Reads the statements of the Markdown of another page. */
type ReadOther = (page: string) => PageStatements | undefined;

/** Describes each statement that only one form of a page has. A field that the Markdown links has to be on the linked page. */
export function compareForms(html: PageStatements, text: PageStatements, readOther: ReadOther): string[] {
  const inText = new Set(text.statements.map(idOf));
  const inHtml = new Set(html.statements.map(idOf));
  return [
    ...html.statements
      .filter((one) => !one.isOptional && !inText.has(idOf(one)) && !isLinked(one, text, readOther))
      .map((one) => `only the HTML has ${show(one)}`),
    ...text.statements
      .filter((one) => !one.isOptional && !inHtml.has(idOf(one)))
      .map((one) => `only the Markdown has ${show(one)}`),
  ];
}

function idOf({ key, text }: Statement): string {
  return `${key} ${text}`;
}

function show({ key, text }: Statement): string {
  return `${key}: ${text}`;
}

/** Whether the page that has the rest of the fields around a field says the same about it. */
function isLinked({ key, text }: Statement, { elsewhere }: PageStatements, readOther: ReadOther): boolean {
  const [, kind, section, path] = /^(field|branch) (.*)\|(.*)$/s.exec(key) ?? [];
  if (section === undefined || path === undefined) return false;
  const names = path.split('.');
  return ['', ...names].some((_, length) => {
    const around = names.slice(0, length).join('.');
    const target = elsewhere.get(`${section}|${around}`);
    if (target === undefined) return false;
    const [page = '', anchor = ''] = target.split('#');
    const there = readOther(page);
    if (!there) return false;
    const inner = [...(anchor === '' ? [] : [anchor]), ...names.slice(length)].join('.');
    const wanted = { key: `${kind} Fields|${inner}`, text };
    return there.statements.some((one) => idOf(one) === idOf(wanted)) || isLinked(wanted, there, readOther);
  });
}
