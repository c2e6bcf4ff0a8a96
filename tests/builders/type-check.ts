import path from 'node:path';
import ts from 'typescript';

/** The folder of the virtual files: that of `api.d.ts`, which they import. */
const FOLDER = path.resolve('generated/types');

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  noUnusedLocals: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  types: ['node'],
  skipLibCheck: true,
};

/**
 * Compiles all codes in one program, each as a module next to the generated types, and returns the messages of the
 * compiler by the name of the code. A name may have a folder: `books/createBook` imports `books/api`.
 */
export function typeCheck(codes: Map<string, string>): Map<string, string[]> {
  const files = new Map([...codes].map(([name, code]) => [path.join(FOLDER, `${name}.ts`), code]));
  const disk = ts.createCompilerHost(OPTIONS);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => files.has(file) || disk.fileExists(file),
    directoryExists: undefined,
    readFile: (file) => files.get(file) ?? disk.readFile(file),
    getSourceFile: (file, version, ...rest) => {
      const code = files.get(file);
      if (code === undefined) return disk.getSourceFile(file, version, ...rest);
      return ts.createSourceFile(file, code, version, true);
    },
  };
  const program = ts.createProgram([...files.keys()], OPTIONS, host);
  const messages = new Map([...codes.keys()].map((name): [string, string[]] => [name, []]));
  for (const diagnostic of ts.getPreEmitDiagnostics(program)) {
    const name = diagnostic.file ? nameOf(diagnostic.file.fileName) : 'program';
    messages.set(name, [...(messages.get(name) ?? []), textOf(diagnostic)]);
  }
  return messages;
}

function nameOf(file: string): string {
  return path.relative(FOLDER, file).replace(/\.ts$/, '');
}

function textOf({ file, start, messageText }: ts.Diagnostic): string {
  const text = ts.flattenDiagnosticMessageText(messageText, '\n');
  if (!file || start === undefined) return text;
  const { line } = file.getLineAndCharacterOfPosition(start);
  return `line ${line + 1}: ${text}\n  ${file.text.split('\n')[line]!.trim()}`;
}
