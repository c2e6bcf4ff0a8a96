import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { expect, test } from 'vitest';
import type { Nodes } from 'mdast';
import type {
  Element as PublishedElement,
  ElementContext as PublishedContext,
  Extension as Published,
  PageRules as PublishedRules,
} from '../../../cli/package/published/index';
import own from '../../../package.json';
import published from '../../../cli/package/published/package.json';
import type { Extension } from '../../../site/config/extension';
import type { PageRules } from '../../../site/lint/page-rules';
import type { ElementContext } from '../../../site/markdown/element-context';
import type { JsxElement } from '../../../site/remark/attributes';

const dependencies: Readonly<Record<string, string>> = {
  ...published.dependencies,
  ...published.optionalDependencies,
};

/** Folders of the sources that the package has for Node. */
const ROOMS = ['authoring/claims', 'cli', 'core', 'generator', 'search', 'simulator', 'site', 'tool'];

/** Sources that the package does not have, or has in a form without these packages. */
const OTHERS: readonly RegExp[] = [
  // They make the package.
  /^cli\/package\//,
  // They compile the sources of this repository.
  /^(?:generator\/start\.cjs|generator\/run\/threads\/threads\.ts|site\/dev\/start-thread\.ts): ts-node$/,
  /^generator\/run\/compiled\/build-program\.cjs: rolldown$/,
  // They are bundled when the package is made.
  /^generator\/emit\/pages\/load-plugin\.ts: docusaurus-plugin-openapi-docs$/,
  /^generator\/emit\/types\/load-openapi-typescript\.ts: openapi-typescript$/,
  /^generator\/read\/normalize\/recover\/upgrade\.ts: @scalar\/openapi-upgrader$/,
  /^site\/(?:bundle-script|downloads\/bundle-module)\.ts: rolldown$/,
  /^tool\//,
];

/** Modules that Docusaurus and the generator make, under names like those of packages. */
const MADE = /^(?:@docusaurus\/(?:use[A-Z]|[A-Z]|router$)|@generated|!!)/;

/** An import, not of types alone, of a package: its name. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?!type\s)[^'";]*from '((?!\.|#|@site|@theme|@generated|node:)[^']+)'|(?:require|import|resolve|Require\(__filename\))\('((?!\.|#|node:)[^']+)'\)/g;

test('the package has the versions of the packages that were tested', () => {
  expect(dependencies).toEqual(
    Object.fromEntries(
      Object.entries({ ...own.dependencies, ...own.optionalDependencies }).filter(([name]) =>
        Object.hasOwn(dependencies, name),
      ),
    ),
  );
});

test('the package has every package that its code imports', () => {
  const missing = ROOMS.flatMap((room) => sourcesIn(room)).flatMap((file) =>
    [...new Set(packagesIn(readFileSync(file, 'utf8')))]
      .filter((name) => !Object.hasOwn(dependencies, name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing.filter((line) => !OTHERS.some((other) => other.test(line)))).toEqual([]);
});

test('the published types are those of the code', () => {
  const extension = (given: Published): Extension => given;
  const rules = (given: PublishedRules): PageRules => given;
  const element = (given: JsxElement): PublishedElement => given;
  const context = (given: ElementContext): PublishedContext => given;
  expect([extension({}), rules({ rules: [] })]).toEqual([{}, { rules: [] }]);
  const chart: JsxElement = { type: 'mdxJsxFlowElement', name: 'Chart', attributes: [], children: [] };
  const inside = (nodes: readonly Nodes[]) => [...nodes];
  expect(element(chart).name).toBe('Chart');
  expect(context({ fileSizes: {}, render: inside }).render([{ type: 'break' }])).toEqual([{ type: 'break' }]);
});

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|cjs)$/.test(file) && !/\.docusaurus|\.d\.ts$/.test(file))
    .map((file) => `${folder}/${file}`);
}

function packagesIn(source: string): string[] {
  return [...source.matchAll(IMPORT)]
    .map(([, from, called]) => from ?? called ?? '')
    .map((specifier) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    )
    .filter((name) => !builtinModules.includes(name) && name !== 'node_modules' && !MADE.test(name));
}
