import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A test, group of tests or table of tests, and what it says it holds. */
export interface Held {
  /** Id of a sentence of the specification, or an id that comments next to sentences of pages and the description name. */
  id: string;
  /** The file, below the folder of the tests. */
  file: string;
  /** The title as it is written. */
  title: string;
  /** The call that declares the test, as it is written. */
  code: string;
}

/** Whether an id is that of a sentence of the specification: `2.site.3`. */
export function isSentenceId(id: string): boolean {
  return /^\d+\.\w+\.\d+$/.test(id);
}

/** Everything that the tests in a folder hold, by file and in the order of the file. */
export function readHeld(folder = 'tests'): Held[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.[cm]?[jt]sx?$/.test(file))
    .sort()
    .flatMap((file) => parseHeld(file, readFileSync(path.join(folder, file), 'utf8')));
}

/** The same for the text of a file: calls whose second argument is `holds('…')`, alone or spread into other options. */
export function parseHeld(file: string, text: string): Held[] {
  if (!text.includes('holds(')) return [];
  const found: Held[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [title, options] = node.arguments;
      const ids = options === undefined ? [] : idsIn(options);
      if (title !== undefined)
        found.push(...ids.map((id) => ({ id, file, title: titleOf(title), code: node.getText() })));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('held.tsx', text, ts.ScriptTarget.Latest, true));
  return found;
}

function idsIn(options: ts.Expression): string[] {
  if (ts.isObjectLiteralExpression(options))
    return options.properties.filter(ts.isSpreadAssignment).flatMap(({ expression }) => idsIn(expression));
  const isHolds = ts.isCallExpression(options) && options.expression.getText() === 'holds';
  return isHolds ? options.arguments.filter(ts.isStringLiteralLike).map(({ text }) => text) : [];
}

function titleOf(title: ts.Expression): string {
  return ts.isStringLiteralLike(title) ? title.text : title.getText().slice(1, -1);
}
