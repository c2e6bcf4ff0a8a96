import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { JsonObject } from '#core/json/json';
import { emitTypes } from '../../../generator/types/emit-types';
import { sideOf } from '../../unit/diff/side-of';
import { listUsages, type Usage } from './usage';

/** Types of two descriptions, and where the values of one are used as those of the other. */
export interface Compared {
  id: string;
  usages: readonly Usage[];
  /** The file that assigns the values: the first usage is in the line `FIRST`. */
  file: string;
}

const FIRST = 3;

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  types: [],
};

/** Writes the types of both descriptions, and a file that sends values of the base to the head and reads those of the head. */
export async function writeTypes(
  folder: string,
  id: string,
  base: JsonObject,
  head: JsonObject,
): Promise<Compared> {
  mkdirSync(folder, { recursive: true });
  const [before, after] = await Promise.all([base, head].map(sideOf));
  for (const [name, side] of Object.entries({ base: before!, head: after! })) {
    const [types] = await emitTypes(side.bundle);
    writeFileSync(path.join(folder, `${name}.ts`), types!.content);
  }
  const usages = listUsages(before!.bundle as unknown as JsonObject, after!.bundle as unknown as JsonObject);
  const lines = [
    `import type * as Base from './base';`,
    `import type * as Head from './head';`,
    ...usages.map(assignment),
  ];
  const file = path.join(folder, 'use.ts');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return { id, usages, file };
}

function assignment({ direction, type }: Usage, index: number): string {
  const of = (side: 'Base' | 'Head', helper: string): string =>
    `${side}.${helper}<${type.replace(/(paths|webhooks)(?=\[)/, `${side}.$1`)}>`;
  return direction === 'sent'
    ? `export const value${index}: ${of('Head', 'Writable')} = null! as ${of('Base', 'Writable')};`
    : `export const value${index}: ${of('Base', 'Readable')} = null! as ${of('Head', 'Readable')};`;
}

/** Returns the usages that do not compile, by the id of the comparison. */
export function compile(compared: readonly Compared[]): Map<string, Usage[]> {
  const program = ts.createProgram(
    compared.map(({ file }) => file),
    OPTIONS,
  );
  return new Map(
    compared.map(({ id, usages, file }) => {
      const source = program.getSourceFile(file)!;
      const lines = program
        .getSemanticDiagnostics(source)
        .map(({ start }) => source.getLineAndCharacterOfPosition(start!).line + 1);
      return [id, usages.filter((_, index) => lines.includes(index + FIRST))];
    }),
  );
}
