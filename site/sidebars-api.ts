import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { findReferencePages } from './config/languages';
import { receiveLocale, receiveSettings } from './config/passed-settings';

const pages = findReferencePages(receiveSettings(), receiveLocale());

const sidebars: SidebarsConfig = {
  api: JSON.parse(readFileSync(join(pages, 'sidebar.json'), 'utf8')) as SidebarsConfig[string],
};

export default sidebars;
