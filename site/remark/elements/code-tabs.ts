import type { Code } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { jsx } from '../nodes';

/** Code in one language of several. */
export interface Tab {
  /** Id of the language. */
  value: string;
  label: string;
  block: Code;
}

/** The component `CodeTabs` around the same code in several languages; `call` names the operation that it calls. */
export function codeTabs(tabs: readonly Tab[], call: Record<string, string> = {}): MdxJsxFlowElement {
  return jsx(
    'CodeTabs',
    call,
    tabs.map(({ value, label, block }) => jsx('CodeTab', { value, label }, [block])),
  );
}
