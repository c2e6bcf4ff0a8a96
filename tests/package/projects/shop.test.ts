import { writeFiles } from '../../builders/temporary-folder';
import { BASE, DOCS, SHOP } from '../../corpus/shop/build';
import { judgeProject } from '../judge-project';
import type { Workspace } from '../workspace';

judgeProject({
  name: 'shop',
  base: BASE,
  isOurs: false,
  entries: ['orders/openapi.yaml', 'billing/openapi.yaml'],
  operation: ['billing.getThing', 'https://billing.example/v2'],
  write: writeShop,
});

/** Several APIs, with pages about all of them. */
function writeShop(workspace: Workspace): string {
  const folder = workspace.copy('shop', { docs: DOCS });
  writeFiles(folder, SHOP);
  return folder;
}
