import ts from 'typescript';
import { replaceWord } from './replace-word';

/** Returns TypeScript with a name replaced where it is a name or a part of a string; comments are text. */
export function renameInCode(file: string, content: string, field: string, name: string): string {
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true);
  const edits: { start: number; end: number; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    const isNamed = ts.isIdentifier(node) && node.text === field;
    if (
      isNamed ||
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      isTemplateRest(node) ||
      ts.isJsxText(node)
    ) {
      const [start, end] = [node.getStart(source), node.getEnd()];
      edits.push({ start, end, text: replaceWord(content.slice(start, end), field, name) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((code, { start, end, text }) => code.slice(0, start) + text + code.slice(end), content);
}

function isTemplateRest(node: ts.Node): boolean {
  return ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
}
