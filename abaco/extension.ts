import { join } from 'node:path';
import type { Extension } from '../site/config/extension';
import { bindPlugin } from '../site/config/bind-plugin';
import labData from './plugins/lab-data';
import signatureVectors, { VECTORS } from './plugins/signature-vectors';
import versionSimulators from '../site/plugins/version-simulators';

/** The parts of our site that come from code: the sidebars, the rules of our pages, the labs and the simulator. */
const extension: Extension = {
  sidebars: join(__dirname, 'sidebars.ts'),
  elements: join(__dirname, 'elements.ts'),
  pageRules: join(__dirname, 'page-rules/index.ts'),
  brokenLinks: 'throw',
  // The specification asks for the menu, although the site has one language.
  hasLanguageMenu: true,
  hasSimulator: true,
  staticFolders: ({ work }) => [join(work, VECTORS)],
  plugins: ({ generated, docs, work }) => [
    bindPlugin(labData, { generated, docs }),
    bindPlugin(signatureVectors, { generated, work }),
    bindPlugin(versionSimulators, { generated }),
  ],
};

export default extension;
