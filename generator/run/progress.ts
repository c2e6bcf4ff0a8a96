/** Runs one stage and reports how long it took. */
export type RunStage = <Result>(name: string, work: () => Result | Promise<Result>) => Promise<Result>;

const LONG_RUN_MS = 1000;
const BAR_WIDTH = 20;

/**
 * Returns a function that reports each stage on stderr.
 * @param isListed whether each stage gets a line; on a terminal, long runs get a progress bar in any case.
 */
export function reportStages(count: number, isListed: boolean, stream = process.stderr): RunStage {
  const started = performance.now();
  let done = 0;
  return async (name, work) => {
    const isLong = stream.isTTY && performance.now() - started > LONG_RUN_MS;
    if (isLong) stream.write(formatBar(done, count, name));
    const before = performance.now();
    const result = await work();
    done += 1;
    if (isLong) stream.write('\r\x1b[K');
    if (isListed) stream.write(`${formatStage(name, performance.now() - before)}\n`);
    return result;
  };
}

function formatStage(name: string, ms: number): string {
  return `${name.padEnd(10)}${Math.round(ms).toString().padStart(6)} ms`;
}

function formatBar(done: number, count: number, name: string): string {
  const filled = Math.min(BAR_WIDTH, Math.round((done / count) * BAR_WIDTH));
  return `[${'='.repeat(filled)}${' '.repeat(BAR_WIDTH - filled)}] ${name}`;
}
