import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE } from '../html/built-page';

const { slug } = JSON.parse(readFileSync('generated/project/project.json', 'utf8')) as { slug: string };

/** Name of the simulator that readers download. */
export const SIMULATOR = `${slug}-simulator.mjs`;

/** The downloaded simulator while it runs. */
interface Running {
  /** Ends in `/api`. */
  url: string;
  child: ChildProcess;
}

/**
 * Downloads the simulator into `folder`, where nothing is installed, and starts it on a free port.
 * @param args added to its command line.
 */
async function startDownloaded(folder: string, ...args: string[]): Promise<Running> {
  copyFileSync(path.join(SITE, SIMULATOR), path.join(folder, SIMULATOR));
  const child = spawn(process.execPath, [SIMULATOR, '--port', '0', ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  const [, url = ''] = /^Simulator ready at (http:\S+) /.exec(String(output)) ?? [];
  // Keeps the pipe empty.
  child.stdout.resume();
  return { url, child };
}

/** Runs `use` with the downloaded simulator. */
export async function withDownloaded<Result>(
  folder: string,
  args: string[],
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const { url, child } = await startDownloaded(folder, ...args);
  try {
    return await use(url);
  } finally {
    child.kill();
  }
}
