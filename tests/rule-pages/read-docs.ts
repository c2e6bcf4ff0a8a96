import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The docstrings of a rule. */
interface RuleDocs {
  /** Its docstring. */
  reports: string;
  /** The sections of specifications that it names. */
  see: string[];
  options: { name: string; meaning: string }[];
}

/** Reads the docstring of the rule that `file` exports as `constant`, and those of its options. */
export function readDocs(file: string, constant: string): RuleDocs {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  const rule = source.statements.find(
    (one) =>
      ts.isVariableStatement(one) &&
      one.declarationList.declarations.some(({ name }) => name.getText() === constant),
  );
  const options = source.statements.find(
    (one) => ts.isInterfaceDeclaration(one) && one.name.text === `${constant}Options`,
  );
  const members = options && ts.isInterfaceDeclaration(options) ? [...options.members] : [];
  return {
    ...readDocstring(rule),
    options: members.map((member) => ({
      name: member.name?.getText() ?? '',
      meaning: readDocstring(member).reports,
    })),
  };
}

function readDocstring(node: ts.Node | undefined): Pick<RuleDocs, 'reports' | 'see'> {
  const [docs] = node === undefined ? [] : ts.getJSDocCommentsAndTags(node);
  const text = (docs?.getText() ?? '').replaceAll(/^\/\*\*|\*\/$/g, '').replaceAll(/^ *\* ?/gm, '');
  const [reports = '', ...see] = text.split(/^ *@see /m);
  return { reports: oneLine(reports), see: see.map(oneLine) };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
