import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measure, sizeOf, type Size, type Usage } from '../measure';
import { describeApi } from './describe-api';
import { ROOT } from './paths';

/** A run of the generator: what it took and what it wrote. */
export interface Generated extends Usage, Size {
  /** Wall time of the stage pages in seconds. */
  pages: number;
  out: string;
}

/** `npm run generate` of a description, into `folder`. */
export function generate(entry: string, folder: string): Generated {
  const out = path.join(folder, 'out');
  rmSync(out, { recursive: true, force: true });
  const args = ['generator/start.cjs', 'generate', '--entry', entry, '--out', out, '--all'];
  const usage = measure(args, { cwd: ROOT });
  const pages = Number(/^pages +(\d+) ms/m.exec(usage.stderr)?.[1] ?? NaN) / 1000;
  process.stderr.write(
    `${path.basename(entry)}: ${usage.cpu.toFixed(1)} s CPU, pages ${pages.toFixed(1)} s\n`,
  );
  return { ...usage, ...sizeOf(out), pages, out };
}

/** Writes an API of that many operations into `folder`. */
export function describeFile(folder: string, size: number): string {
  const file = path.join(folder, `api-${size}.json`);
  writeFileSync(file, JSON.stringify(describeApi(size)));
  return file;
}
