import type { Root, RootContent } from 'mdast';

/** The theme's components that authors use. */
export const COMPONENTS: readonly string[] = [
  'CodeTab',
  'CodeTabs',
  'Details',
  'FileSize',
  'Head',
  'ExpectedOutcome',
];

/** Returns the names of the components that a page imports or defines. */
export function declaredIn({ children }: Root): string[] {
  return children.filter((node) => node.type === 'mdxjsEsm').flatMap(namesOf);
}

function namesOf({ data }: Extract<RootContent, { type: 'mdxjsEsm' }>): string[] {
  return (data?.estree?.body ?? []).flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const { declaration } = statement;
    if (declaration.type !== 'VariableDeclaration') return declaration.id.name;
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
  });
}
