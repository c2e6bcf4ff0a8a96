import { outputOf } from '../machine/runtime';
import type { Finding } from './finding';

/** Programs of ours that go on until somebody ends them. */
const SERVERS = /\b(site\/(dev\/main|serve)|simulator\/main|search\/commands\/serve)\.ts\b|\bdocusaurus\b/;

/** Finds servers of this checkout whose parent has ended. */
export function checkOrphans(root: string): Finding[] {
  return findOrphans(outputOf('ps', '-eo', 'pid=,ppid=,args=') ?? '', root).map(({ pid, args }) => ({
    what: `Process ${pid} was left behind: ${args}`,
    remedy: `run \`kill ${pid}\``,
    breaks: false,
  }));
}

/** Reads a list of processes: id, id of the parent, command line. */
export function findOrphans(list: string, root: string): { pid: number; args: string }[] {
  return list.split('\n').flatMap((line) => {
    const [, pid, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    const isOurs = args.includes(`${root}/`) && SERVERS.test(args);
    return isOurs && parent === '1' ? [{ pid: Number(pid), args: args.replaceAll(`${root}/`, '') }] : [];
  });
}
