import type { Code } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { jsx } from '../nodes';

/** Code in one of several languages. */
interface Tab {
  /** Id of the language. */
  value: string;
  label: string;
  /** Name of the file. */
  title?: string;
  block: Code;
}

/** Returns the component `CodeTabs` around the same code in several languages; `call` names the operation that the code calls. */
export function codeTabs(tabs: readonly Tab[], call: Record<string, string> = {}): MdxJsxFlowElement {
  return jsx(
    'CodeTabs',
    call,
    tabs.map(({ value, label, title, block }) =>
      jsx('CodeTab', { value, label, ...(title !== undefined && { title }) }, [block]),
    ),
  );
}
