import path from 'node:path';

/**
 * Variables with which Vitest and Playwright record what each test file reads.
 * @param root the folder of the project, which has the tracer
 * @param env the variables besides them
 */
export function traceEnvironment(root: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const preload = `--require ${JSON.stringify(path.join(root, 'tools/trace/notes.cjs'))}`;
  return {
    NODE_OPTIONS: [env.NODE_OPTIONS, preload].filter(Boolean).join(' '),
    /** When the run began: what changes after that has not been seen as it is then. */
    TRACE: String(Date.now()),
  };
}
