import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { referencePages } from './config/languages';

const items = JSON.parse(
  readFileSync(join(referencePages, 'sidebar.json'), 'utf8'),
) as SidebarsConfig[string];

const sidebars: SidebarsConfig = { api: items };

export default sidebars;
