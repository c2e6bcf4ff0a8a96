import path from 'node:path';

/** Variables with which Vitest and Playwright record what each test file reads. @param env the variables besides them */
export function traceEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const preload = `--require ${JSON.stringify(path.join(__dirname, 'notes.cjs'))}`;
  return {
    NODE_OPTIONS: [env.NODE_OPTIONS, preload].filter(Boolean).join(' '),
    /** When the run began: what changes after that has not been seen as it is then. */
    TRACE: String(Date.now()),
  };
}
