import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Extension } from 'docproof-full';

/** One of each part that a project's code can add to its site. */
const extension: Extension = {
  sidebars: join(__dirname, 'parts/sidebars.ts'),
  elements: join(__dirname, 'parts/elements.ts'),
  pageRules: join(__dirname, 'parts/rules.ts'),
  brokenLinks: 'throw',
  clientModules: [join(__dirname, 'parts/greet.ts')],
  staticFolders: ({ work }) => [join(work, 'prices')],
  plugins: ({ work }) => [
    () => {
      mkdirSync(join(work, 'prices'), { recursive: true });
      writeFileSync(join(work, 'prices/prices.json'), '[1, 4, 9]\n');
      return { name: 'prices' };
    },
  ],
};

export default extension;
