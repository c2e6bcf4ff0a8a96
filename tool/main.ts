import { basename } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { execute } from '#core/command-line/run-command';
import { addInput, readArguments, usageOf } from './command-line';
import { packed } from './content/packed';
import { unpack } from './content/pack';
import { openSession } from './edition';
import { CallRunner } from './calls/call-runner';
import { runCalls, startWorker } from './calls/worker';
import { serveTools } from './mcp-server';
import { findVerb, runVerb } from './run-verb';

// The program of the one file that readers download; the build puts the content in it. As a worker, it runs calls.
const [, file = '', ...words] = process.argv;
const session = openSession(unpack(packed));

if (!isMainThread) runCalls(session);
else if (words.length === 0) serveTools(session.content, new CallRunner(() => startWorker(file)));
else
  void execute(
    {
      usage: usageOf(`node ${basename(file)}`),
      async run([name = '', ...args]) {
        const verb = findVerb(name);
        const given = await addInput(verb, readArguments(verb, args), process.stdin);
        process.stdout.write(`${(await runVerb(name, given, session)).text}\n`);
      },
    },
    words,
  ).then((exitCode) => (process.exitCode = exitCode));
