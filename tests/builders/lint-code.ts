import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { temporaryFolder } from './temporary-folder';

/** A report of oxlint; its line and column start at 1. */
interface LintReport {
  /** For example `house(plain-english)`; mistakes of syntax have none. */
  code?: string;
  message: string;
  line: number;
  column: number;
}

interface Printed {
  diagnostics: {
    code?: string;
    message: string;
    filename: string;
    labels: { span: { line: number; column: number } }[];
  }[];
}

const root = path.resolve(__dirname, '../..');

/** The plugin of our rules, as a configuration in another folder names it. */
export const RULES_PLUGIN = { name: 'house', specifier: path.join(root, 'oxlint/index.mjs') };

/** Returns the reports of one of our rules for each piece of code. @param rule its name without `house/`. */
export function lintCode(rule: string, codes: readonly string[]): LintReport[][] {
  const nameOf = (index: number) => `code${index}.tsx`;
  const config = {
    plugins: [],
    jsPlugins: [RULES_PLUGIN],
    categories: { correctness: 'off' },
    rules: { [`house/${rule}`]: 'error' },
  };
  const files = Object.fromEntries(codes.map((code, index) => [nameOf(index), code]));
  const reports = runOxlint(temporaryFolder({ '.oxlintrc.json': JSON.stringify(config), ...files }));
  return codes.map((_, index) => reports.get(nameOf(index)) ?? []);
}

/**
 * Runs oxlint in a folder that has its configuration. Returns the reports by file.
 * @param files all of the folder by default
 * @throws if oxlint does not run
 */
export function runOxlint(folder: string, files: readonly string[] = []): Map<string, LintReport[]> {
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '--format', 'json', ...files], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if (!stdout.startsWith('{')) throw new Error(`${stdout}${stderr}`);
  const reports = new Map<string, LintReport[]>();
  for (const { filename, labels, code, message } of (JSON.parse(stdout) as Printed).diagnostics) {
    const { line = 1, column = 1 } = labels[0]?.span ?? {};
    reports.set(filename, [...(reports.get(filename) ?? []), { code, message, line, column }]);
  }
  return reports;
}
