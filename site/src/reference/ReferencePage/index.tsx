import { MDXProvider } from '@mdx-js/react';
import DocItem, { type Props } from '@theme/DocItem';
import { referenceComponents } from '../components';

/** A page of the API reference as the server renders it. The browser has `static.tsx` in its place. */
export default function ReferencePage(props: Props) {
  return (
    <div id="reference">
      <MDXProvider components={referenceComponents}>
        <DocItem {...props} />
      </MDXProvider>
    </div>
  );
}
