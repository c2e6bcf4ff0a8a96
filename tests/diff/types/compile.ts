import type { JsonObject } from '#core/json/json';
import { emitTypes } from '../../../generator/emit/types/emit-types';
import { typeCheck } from '../../builders/type-check';
import { sideOf } from '../../unit/diff/side-of';
import { listUsages, type Usage } from './usage';

/** The codes of two descriptions and of what uses the values of one as those of the other. */
export interface Compared {
  id: string;
  usages: readonly Usage[];
  /** By name, in a folder of the comparison. */
  codes: [name: string, code: string][];
}

/** The line of the first usage: those before it import the types. */
const FIRST = 3;

/** Makes code that sends values of the base to the head and reads those of the head, below the folder `index`. */
export async function compareTypes(
  index: number,
  id: string,
  base: JsonObject,
  head: JsonObject,
): Promise<Compared> {
  const [before, after] = await Promise.all(
    [base, head].map(async (one) => {
      const { bundle } = await sideOf(one);
      const [types] = await emitTypes(bundle);
      return { bundle: bundle as unknown as JsonObject, types: types!.content };
    }),
  );
  const usages = listUsages(before!.bundle, after!.bundle);
  const use = [
    `import type * as Base from './base';`,
    `import type * as Head from './head';`,
    ...usages.map(assignment),
  ];
  return {
    id,
    usages,
    codes: [
      [`${index}/base`, before!.types],
      [`${index}/head`, after!.types],
      [`${index}/use`, `${use.join('\n')}\n`],
    ],
  };
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
  const messages = typeCheck(new Map(compared.flatMap(({ codes }) => codes)));
  return new Map(
    compared.map(({ id, usages, codes }) => {
      const [use] = codes.at(-1)!;
      const lines = messages.get(use)!.map((message) => Number(/^line (\d+)/.exec(message)?.[1]));
      return [id, usages.filter((_, index) => lines.includes(index + FIRST))];
    }),
  );
}
