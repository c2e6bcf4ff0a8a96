import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { generated } from './config/folders';

const items = JSON.parse(
  readFileSync(join(generated, 'pages/sidebar.json'), 'utf8'),
) as SidebarsConfig[string];

const sidebars: SidebarsConfig = { api: items };

export default sidebars;
