import { useDoc } from '@docusaurus/plugin-content-docs/client';

/** Title and description of a page for its head: those that its front matter has for the head, if any. */
export function usePageHead(): { title: string; description: string } {
  const { metadata, frontMatter } = useDoc();
  const { meta_title: title = metadata.title, meta_description: description = metadata.description } =
    frontMatter as { meta_title?: string; meta_description?: string };
  return { title, description };
}
