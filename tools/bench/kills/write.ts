// A process to be killed: writes the files of a JSON file into a folder, and says when it begins.
import { readFileSync } from 'node:fs';
import type { GeneratedFile } from '../../../generator/run/files/generated-file';
import { writeFiles } from '../../../generator/run/files/write-files';

const [out = '', files = ''] = process.argv.slice(2);
const read = JSON.parse(readFileSync(files, 'utf8')) as GeneratedFile[];
process.stdout.write('writing\n', () => writeFiles(read, out));
