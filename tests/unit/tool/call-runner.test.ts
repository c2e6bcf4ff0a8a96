import { holds } from '../../specified/holds';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { CallRunner } from '../../../tool/calls/call-runner';

/** Answers a call with its name; never ends for `loop`, and takes all memory for `fill`. */
const PROGRAM = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ name }) => {
  while (name === 'loop');
  for (const all = []; name === 'fill'; ) all.push(new Array(100000).fill(name));
  parentPort.postMessage({ result: { text: name } });
});
parentPort.postMessage('ready');
`;

const start = () => new Worker(PROGRAM, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } });

test(
  'a call that never ends is stopped, and the calls after it get their results',
  holds('tool.time'),
  async () => {
    const runner = new CallRunner(start, 0.2);
    const outcomes = await Promise.all(['one', 'loop', 'two'].map((name) => runner.run({ name, given: {} })));
    expect(outcomes).toEqual([
      { result: { text: 'one' } },
      { error: expect.stringContaining('stopped after 0.2 seconds') as string },
      { result: { text: 'two' } },
    ]);
  },
);

test(
  'a call that takes all memory is an error, and the next call gets its result',
  holds('tool.memory'),
  async () => {
    const runner = new CallRunner(start);
    expect(await runner.run({ name: 'fill', given: {} })).toEqual({
      error: expect.stringContaining('too much memory') as string,
    });
    expect(await runner.run({ name: 'next', given: {} })).toEqual({ result: { text: 'next' } });
  },
);
