import path from 'node:path';
import ts from 'typescript';

/** An import of a file of the project. Line and column start at 1. */
interface ProjectImport {
  /** Path below the root of the project, as it is imported: mostly without its extension. */
  imported: string;
  line: number;
  column: number;
}

/**
 * Lists the files of the project that a module imports, requires or re-exports, types too. Packages are left out.
 * @param file path of the module below the root of the project
 */
export function listImports(file: string, text: string): ProjectImport[] {
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName, pos }) => {
    const imported = resolve(file, fileName);
    if (imported === undefined) return [];
    const before = text.slice(0, pos).split('\n');
    return [{ imported, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }];
  });
}

function resolve(file: string, specifier: string): string | undefined {
  if (/^\.{1,2}(\/|$)/.test(specifier)) return path.posix.join(path.posix.dirname(file), specifier);
  if (specifier.startsWith('#core/')) return specifier.slice(1);
  if (specifier.startsWith('@site/')) return specifier.slice(1);
  return undefined;
}
