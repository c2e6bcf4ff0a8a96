import ts from 'typescript';

/**
 * A comment above a line of code that says why mutants on it survive:
 *
 *     // equivalent mutants (text, dropped-member): the default object holds the same value
 *     // surviving mutants (number): a bound for memory; a test would have to open 2,001 worlds
 *
 * Equivalent: nobody could see a difference. Surviving: it could be seen, and no test looks.
 */
export interface Directive {
  kind: 'equivalent' | 'surviving';
  operators: string[];
  reason: string;
  file: string;
  /** Where the comment stands, from 1. */
  line: number;
  column: number;
  /** The line of code that it is about. */
  target: number;
}

const START = /^\/\/ (equivalent|surviving) mutants \(([^)]*)\): (.*)$/;

/** The directives of a parsed file. Throws for a comment that looks like a directive but is not valid. */
export function readDirectives(file: string, source: ts.SourceFile): Directive[] {
  const directives: Directive[] = [];
  for (const token of tokensOf(source)) {
    const start = token.getStart(source);
    const target = source.getLineAndCharacterOfPosition(start).line + 1;
    for (const { pos, end } of ts.getLeadingCommentRanges(source.text, token.getFullStart()) ?? []) {
      const { line, character } = source.getLineAndCharacterOfPosition(pos);
      const location = { file, line: line + 1, column: character + 1, target };
      readComment(source.text.slice(pos, end), location, directives);
    }
  }
  return directives;
}

type Location = Pick<Directive, 'file' | 'line' | 'column' | 'target'>;

/** Adds the directive of a comment to those that are known; a comment right below one goes on with its reason. */
function readComment(text: string, location: Location, directives: Directive[]): void {
  const [, kind, operators = '', reason = ''] = START.exec(text) ?? [];
  if (kind !== undefined) {
    const names = operators.split(',').map((name) => name.trim());
    directives.push({ ...location, kind: kind as Directive['kind'], operators: names, reason });
    return;
  }
  if (/\bmutants? ?\(/.test(text)) {
    throw new Error(
      `${location.file}:${location.line}:${location.column}  ${text} is not a directive. Write: // equivalent mutants (operator): reason`,
    );
  }
  const above = directives.at(-1);
  if (above?.target === location.target) above.reason += ` ${text.replace(/^\/\/ */, '')}`;
}

function tokensOf(node: ts.Node): ts.Node[] {
  const children = node.getChildren();
  return children.length === 0 ? [node] : children.flatMap(tokensOf);
}
