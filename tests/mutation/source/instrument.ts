import ts from 'typescript';
import { isAssertion, short } from '../source-operators/condition';
import { isDroppableMember } from '../source-operators/member';
import type { Change, SourceOperator } from '../source-operators/source-operator';
import { readDirectives, type Directive } from './directives';
import type { SourceMutant } from './source-mutant';

interface Instrumented {
  /** CommonJS that calls `__is(number of mutant)` at each mutation, and `__tick()` in loops and functions. */
  code: string;
  mutants: SourceMutant[];
  directives: Directive[];
}

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2022,
  esModuleInterop: true,
};

/** One file with all its mutants at once: each is switched on by its number, counted from `first`. */
export function instrument(
  file: string,
  source: string,
  operators: readonly SourceOperator[],
  first: number,
): Instrumented {
  const mutants: SourceMutant[] = [];
  const directives: Directive[] = [];
  const add: Add = (node, operator, label) => {
    const { line, character } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart());
    const name = numbered(mutants, `${file} ${functionOf(node)}: ${operator}`);
    mutants.push({ name, operator, file, line: line + 1, column: character + 1, label });
    return first + mutants.length - 1;
  };
  const before = (context: ts.TransformationContext) => (source: ts.SourceFile) => {
    directives.push(...readDirectives(file, source));
    return transform(context, source, operators, add);
  };
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: OPTIONS,
    fileName: file,
    transformers: { before: [before] },
  });
  return { code: outputText, mutants, directives };
}

/** A file as it is, for what is not mutated. */
export function transpile(file: string, source: string): string {
  return ts.transpileModule(source, { compilerOptions: OPTIONS, fileName: file }).outputText;
}

type Add = (node: ts.Node, operator: string, label: string) => number;

function transform(
  context: ts.TransformationContext,
  root: ts.SourceFile,
  operators: readonly SourceOperator[],
  add: Add,
): ts.SourceFile {
  const visit = (node: ts.Node): ts.Node => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node;
    if (isName(node)) return node;
    const changes = ts.isExpression(node) ? changesOf(node) : [];
    const visited = ts.visitEachChild(node, visit, context);
    if (ts.isBlock(visited) && isRepeated(node)) return withTick(visited);
    if (ts.isStatement(node) && isDroppable(node)) {
      const id = add(node, 'dropped-statement', `${short(node)} is dropped`);
      // In a separate block, so that no `else` of a statement around it changes sides.
      return ts.factory.createBlock([ts.factory.createIfStatement(not(is(id)), visited as ts.Statement)]);
    }
    if (ts.isPropertyAssignment(visited) && isDroppableMember(node)) {
      const id = add(node, 'dropped-member', `${short(node.name)} is left out`);
      return ts.factory.createSpreadAssignment(choice(id, objectOf(), objectOf(visited)));
    }
    return changes.reduce<ts.Node>(
      (original, { id, expression }) => choice(id, expression, original as ts.Expression),
      visited,
    );
  };
  const changesOf = (node: ts.Expression) =>
    operators.flatMap((operator) =>
      operator.mutate(node).map(({ label, expression, at = node }: Change) => ({
        id: add(at, operator.name, label),
        expression,
      })),
    );
  return ts.visitNode(root, visit) as ts.SourceFile;
}

/** A literal that is a name: of a member, of a module. */
function isName(node: ts.Node): boolean {
  const { parent } = node as ts.Node & { parent?: ts.Node };
  return (
    parent !== undefined && 'name' in parent && parent.name === node && !ts.isVariableDeclaration(parent)
  );
}

function isDroppable(node: ts.Statement): boolean {
  if (ts.isExpressionStatement(node)) return !isSuperCall(node.expression);
  return ts.isThrowStatement(node) && !isAssertion(node);
}

function isSuperCall(node: ts.Expression): boolean {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword;
}

/** The body of a loop or a function: the places where a mutant may go on for ever. */
function isRepeated({ parent }: ts.Node): boolean {
  return (
    ts.isIterationStatement(parent, false) ||
    (ts.isFunctionLike(parent) && !ts.isConstructorDeclaration(parent))
  );
}

function withTick(block: ts.Block): ts.Block {
  const tick = ts.factory.createExpressionStatement(call('__tick'));
  return ts.factory.updateBlock(block, [tick, ...block.statements]);
}

/** `(mutant ? changed : original)` */
function choice(id: number, changed: ts.Expression, original: ts.Expression): ts.Expression {
  return ts.factory.createParenthesizedExpression(
    ts.factory.createConditionalExpression(is(id), undefined, changed, undefined, original),
  );
}

function objectOf(...members: ts.ObjectLiteralElementLike[]): ts.Expression {
  return ts.factory.createObjectLiteralExpression(members);
}

function is(id: number): ts.Expression {
  return call('__is', ts.factory.createNumericLiteral(id));
}

function not(expression: ts.Expression): ts.Expression {
  return ts.factory.createLogicalNot(expression);
}

function call(name: string, ...values: ts.Expression[]): ts.Expression {
  return ts.factory.createCallExpression(ts.factory.createIdentifier(name), undefined, values);
}

/** Name of the function around a node; the name of the constant where there is none. */
function functionOf(node: ts.Node): string {
  for (let at = node.parent as ts.Node | undefined; at !== undefined; at = at.parent as ts.Node | undefined) {
    if (!ts.isFunctionDeclaration(at) && !ts.isMethodDeclaration(at) && !ts.isVariableStatement(at)) continue;
    const name = ts.isVariableStatement(at) ? at.declarationList.declarations[0]?.name : at.name;
    const isTop = ts.isSourceFile(at.parent) || ts.isClassDeclaration(at.parent);
    if (name !== undefined && isTop) return name.getText();
  }
  return 'top';
}

function numbered(mutants: SourceMutant[], name: string): string {
  const same = mutants.filter((mutant) => mutant.name === name || mutant.name.startsWith(`${name} (`)).length;
  return same === 0 ? name : `${name} (${same + 1})`;
}
