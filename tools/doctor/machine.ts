import { statfsSync } from 'node:fs';
import { requireFreePort } from '#core/command-line/listen';
import { UsageError } from '#core/command-line/usage-error';
import type { Finding } from './finding';

/** A build, its caches and the copies that tests make. */
const NEEDED_GB = 2;

/** Checks that a build and the tests have room on the disk of a folder. */
export function checkDisk(folder: string, neededGb = NEEDED_GB): Finding[] {
  const { bavail, bsize } = statfsSync(folder);
  const free = (bavail * bsize) / 1e9;
  if (free >= neededGb) return [];
  return [
    {
      what: `The disk has ${free.toFixed(1)} GB left, and a build with its tests needs ${neededGb} GB`,
      remedy: 'make room',
      breaks: true,
    },
  ];
}

/** A port that a command listens on. */
export interface Port {
  port: number;
  command: string;
  /** Where another port is chosen: `--port`. */
  setting: string;
  /** Whether the command uses whatever answers there, instead of saying that the port is taken. */
  isBlind: boolean;
}

/** Finds the ports that are taken. */
export async function checkPorts(ports: readonly Port[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { port, command, setting, isBlind } of ports) {
    if (await isFree(port)) continue;
    findings.push({
      what: `Port ${port} of \`${command}\` is taken${isBlind ? ', and the tests would ask what answers there' : ''}`,
      remedy: `stop what uses it, or set another one with \`${setting}\``,
      breaks: isBlind,
    });
  }
  return findings;
}

async function isFree(port: number): Promise<boolean> {
  try {
    await requireFreePort(port);
    return true;
  } catch (error) {
    if (error instanceof UsageError) return false;
    throw error;
  }
}
