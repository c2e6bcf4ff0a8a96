import { expect, test } from 'vitest';
import own from '../../../package.json';
import stock from '../../stock/theme/package.json';

/** Packages that only the stock theme needs. */
const ITS = new Set(['docusaurus-plugin-sass', 'docusaurus-theme-openapi-docs']);

test('the site of the stock theme has the versions of ours', () => {
  const ours: Record<string, string> = { ...own.devDependencies, ...own.dependencies };
  for (const [name, version] of Object.entries(stock.dependencies).filter(([name]) => !ITS.has(name)))
    expect(version, name).toBe(ours[name]);
});
