import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { OFFLINE, REDOCLY } from '../../setup/redocly';

/** The part of `redocly score --format json` that we read. */
interface Score {
  /** Of 100 points, with one decimal. */
  agentReadiness: number;
  /** The operations that score worst, with the reasons. */
  hotspots: { operationId: string; reasons: string[] }[];
}

/** The `redocly.yaml` of the project has a plugin, which takes a second to load and does not change the score. */
const CONFIG = path.join(__dirname, 'redocly.yaml');

/** Scores a description for programs that read it, without asking anything of the network. */
export async function runScore(file: string): Promise<Score> {
  const args = [REDOCLY, 'score', file, '--format', 'json', '--config', CONFIG];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, ...OFFLINE },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Score;
}
