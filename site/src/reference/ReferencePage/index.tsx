import { MDXProvider } from '@mdx-js/react';
import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocItem';
import MDXContent from '@theme/MDXContent';
import DocItemMetadata from '@theme/DocItem/Metadata';
import { referenceComponents } from '../components';
import { FeedLinks } from '../FeedLinks';
import { SimpleLayout } from '../SimpleLayout';

/** A page of the API reference as the server renders it. The browser uses `static.tsx` instead. */
export default function ReferencePage({ content: Content }: Props) {
  const { metadata, frontMatter } = Content;
  const page = (
    <MDXProvider components={referenceComponents}>
      <MDXContent>
        <Content />
      </MDXContent>
    </MDXProvider>
  );
  return (
    <div data-reference="">
      <DocProvider content={Content}>
        <HtmlClassNameProvider className={`docs-doc-id-${metadata.id}`}>
          <DocItemMetadata />
          <FeedLinks address={(frontMatter as { changes_feed?: string }).changes_feed} />
          <article className="markdown">
            {frontMatter.hide_title ? page : <SimpleLayout>{page}</SimpleLayout>}
          </article>
        </HtmlClassNameProvider>
      </DocProvider>
    </div>
  );
}
