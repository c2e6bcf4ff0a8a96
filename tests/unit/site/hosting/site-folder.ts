import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder with the files of a small site. */
export class SiteFolder {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'site-'));

  constructor(private readonly contents: Readonly<Record<string, string>>) {
    for (const [file, content] of Object.entries(contents)) this.write(file, content);
  }

  get files(): string[] {
    return Object.keys(this.contents);
  }

  write(file: string, content: string): void {
    const target = path.join(this.folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
