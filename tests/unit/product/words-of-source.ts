import ts from 'typescript';

/** A word of a program: an identifier, a literal, or a word inside a string. Comments are skipped. */
interface SourceWord {
  word: string;
  line: number;
}

const TEXTS = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateHead,
  ts.SyntaxKind.TemplateMiddle,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.RegularExpressionLiteral,
]);

/** The words of a TypeScript source: whole strings, and the words in them. */
export function wordsOfSource(text: string): SourceWord[] {
  const file = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  const found: SourceWord[] = [];
  const add = (words: string[], node: ts.Node): void => {
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    found.push(...words.map((word) => ({ word, line })));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node)) add([node.text], node);
    else if (ts.isNumericLiteral(node)) add([node.text], node);
    else if (TEXTS.has(node.kind)) {
      const literal = (node as ts.LiteralLikeNode).text;
      add([literal, ...literal.split(/[^\w-]+/), ...literal.split(/\W+/)], node);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
