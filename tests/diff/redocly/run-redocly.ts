import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REDOCLY } from '../../setup/redocly';

/** The version bump that Redocly demands for a change. */
export type Impact = 'major' | 'minor' | 'patch' | 'none';

/** A change as Redocly reports it. */
export interface RedoclyChange {
  path: string;
  impact: Impact;
  base?: { pointer: string };
  revision?: { pointer: string };
  verdicts: { ruleId: string; impact: Impact; message: string }[];
}

interface RedoclyReport {
  /** The worst impact. */
  bump: Impact;
  changes: RedoclyChange[];
}

const RULES = path.join(__dirname, 'diff-rules.yaml');

/** Compares two files with `redocly diff`. */
export function runRedocly(base: string, head: string): Promise<RedoclyReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'redocly-diff-'));
  const output = path.join(folder, 'report.json');
  const args = [REDOCLY, 'diff', base, head, '--config', RULES, '--format', 'json', '--output', output];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args, '--fail-on', 'none'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (data: Buffer) => (said += data.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(read(output));
      else reject(new Error(`Redocly cannot compare ${base} with ${head}: ${said}`));
      rmSync(folder, { recursive: true });
    });
  });
}

/** Without changes, the report has no version bump. */
function read(file: string): RedoclyReport {
  const { bump = 'none', changes } = JSON.parse(readFileSync(file, 'utf8')) as Partial<RedoclyReport>;
  return { bump, changes: changes ?? [] };
}
