import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageFoot } from '@site/src/components/layout/PageFoot';

/** The end of a hand-written page. */
export default function DocItemFooter() {
  const { title, source, frontMatter } = useDoc().metadata;
  const { last_changed: changed } = frontMatter as { last_changed?: string };
  return <PageFoot title={title} source={source.replace(/^@site\/(\.\.\/)*/, '')} changed={changed} />;
}
