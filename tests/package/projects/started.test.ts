import path from 'node:path';
import { judgeProject } from '../judge-project';
import type { Workspace } from '../workspace';

judgeProject({
  name: 'started',
  base: '/',
  isOurs: false,
  isClean: true,
  entries: ['openapi.yaml'],
  operation: ['createOrder', '/orders'],
  write: start,
});

/** The project that `init` writes. */
function start(workspace: Workspace): string {
  const { exitCode, printed } = workspace.run(workspace.folder, 'init', 'started');
  if (exitCode !== 0) throw new Error(printed);
  return path.join(workspace.folder, 'started');
}
