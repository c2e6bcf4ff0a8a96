import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const known = new Map<string, readonly string[]>();

/** Titles of the tests, groups and steps in a file, as they are written; none when there is no such file. */
export function readTitles(file: string): readonly string[] {
  const titles = known.get(file) ?? (existsSync(file) ? parseTitles(readFileSync(file, 'utf8')) : []);
  known.set(file, titles);
  return titles;
}

/** The same for the text of a file. */
export function parseTitles(text: string): string[] {
  const source = ts.createSourceFile('titles.tsx', text, ts.ScriptTarget.Latest, true);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const title = ts.isCallExpression(node) && isTest(node.expression) && node.arguments[0];
    if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
      titles.push(ts.isStringLiteralLike(title) ? title.text : title.getText().slice(1, -1));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** True of `it`, `test.step`, `plainTest` and `it.each([…])`. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return /^(it|test|describe|\w+Test)$/.test(callee.text);
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return isTest(callee.expression);
  return ts.isTaggedTemplateExpression(callee) && isTest(callee.tag);
}
