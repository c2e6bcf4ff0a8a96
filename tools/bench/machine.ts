import { cpus, loadavg, totalmem } from 'node:os';

/** The machine that figures come from, as a sentence. */
export function describeMachine(): string {
  const [first, ...others] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `Measured with Node ${process.versions.node} on ${others.length + 1} cores (${first?.model.trim() ?? 'unknown'}), ${gigabytes} GB, ${process.platform}, while the load of the machine was ${load}.`;
}
