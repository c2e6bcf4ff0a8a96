import { evaluate } from '@mdx-js/mdx';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import { highlightCode } from '../../../../../site/rehype/highlight-code';
import { remarkElements } from '../../../../../site/remark/replace-elements';
import type { Sources } from '../../../../../site/remark/sources';

type Tabs = Partial<Record<'operation' | 'request', string>> & { children: ReactNode };
const CodeTabs = ({ operation, request, children }: Tabs) =>
  createElement('tabs', { title: operation && `${operation} ${request}` }, children);
const CodeTab = ({ value, label, children }: { value: string; label: string; children: ReactNode }) =>
  createElement('tab', { title: `${value}: ${label}` }, children);
const SourceNumber = ({ basis, decision }: Record<'basis' | 'decision', string>) =>
  createElement('sup', { title: basis }, decision);
const pre = ({ children }: { children: ReactNode }) => children;

/** As `@theme/CodeBlock` shows a block; code inside a sentence has no markup. */
function code({
  highlighted,
  className,
  children,
}: Record<'highlighted' | 'className' | 'children', string>) {
  if (highlighted === undefined) return createElement('code', null, children);
  return createElement('pre', { className, dangerouslySetInnerHTML: { __html: highlighted } });
}

/** The HTML of an MDX page, compiled as the site does it. */
export async function renderPage(source: string, sources: Sources): Promise<string> {
  const file = new VFile({ value: source, path: 'docs/page.mdx' });
  const page = await evaluate(file, {
    ...runtime,
    remarkPlugins: [[remarkElements, sources], remarkGfm],
    rehypePlugins: [highlightCode({ servers: [], credentials: [], keys: [], values: {}, languages: {} })],
  });
  const components = { CodeTabs, CodeTab, SourceNumber, pre, code };
  return renderToStaticMarkup(createElement(page.default, { components }));
}
