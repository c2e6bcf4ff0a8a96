import { parentPort } from 'node:worker_threads';
import { readOptions } from './config';
import { watch } from './watch';

/** The thread of the generator in `npm run dev`: takes its command line, and says what happens as messages (`WatchEvent`). */
void watch(readOptions(process.argv.slice(2)), (event) => parentPort?.postMessage(event));
