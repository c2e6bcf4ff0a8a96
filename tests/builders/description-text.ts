/** The text of an entry document with these lines after `info`. */
export function descriptionText(rest: string, version = '3.1.0'): string {
  return `openapi: ${version}\ninfo: {title: Test, version: '1'}\n${rest.replace(/^\n/, '')}`;
}

/** The text of an entry document with one path, whose path item has these lines. */
export function pathText(pathItem: string, path = '/invoices'): string {
  const indented = pathItem.replace(/^\n/, '').replace(/^(?=.)/gm, '    ');
  return descriptionText(`paths:\n  ${path}:\n${indented}`);
}

/** The text of an entry document with one operation, which has these members. */
export function operationText(members: string): string {
  return pathText(`get: {operationId: a, responses: {}, ${members}}\n`);
}
