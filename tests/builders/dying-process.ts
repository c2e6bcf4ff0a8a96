// A process that writes an output folder and ends itself, or fails, at one of its steps on the disk:
// `dying-process.ts <out> <files as JSON, or "recover"> <step to die at> [<step to fail at>]`. Prints how many steps it took.
import fs from 'node:fs';
import type { GeneratedFile } from '../../generator/run/files/generated-file';
import { recover } from '../../generator/run/files/recover';
import { writeFiles } from '../../generator/run/files/write-files';

const [out = '', files = '', dieAt, failAt] = process.argv.slice(2);
const patched = fs as unknown as Record<string, (...args: unknown[]) => unknown>;
let step = 0;

/** The state of the disk when a process is killed in the middle of a step. */
const HALVES: Record<string, (place: string) => void> = {
  writeFileSync: (place) => fs.closeSync(fs.openSync(place, 'w')),
  rmSync: (place) => {
    const [first] = fs.existsSync(place) ? fs.readdirSync(place) : [];
    if (first !== undefined) remove(`${place}/${first}`, { recursive: true });
  },
};

const remove = fs.rmSync;
for (const name of ['mkdirSync', 'renameSync', 'rmSync', 'rmdirSync', 'writeFileSync']) {
  const original = patched[name];
  patched[name] = (...args) => {
    step += 1;
    if (String(step) === dieAt) {
      HALVES[name]?.(String(args[0]));
      process.kill(process.pid, 'SIGKILL');
    }
    if (String(step) === failAt) throw Object.assign(new Error('the disk fails'), { code: 'EIO' });
    return original?.(...args);
  };
}

process.on('exit', () => process.stdout.write(String(step)));

if (files === 'recover') recover(out);
else writeFiles(JSON.parse(files) as GeneratedFile[], out);
