import Head from '@docusaurus/Head';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';
import TOCCollapsible from '@theme/TOCCollapsible';
import { CopyPage } from '@site/src/components/layout/CopyPage';
import { CONTENT_LANGUAGE, EnglishNote } from '@site/src/components/layout/EnglishNote';
import { SourceSwitch } from '@site/src/components/citations/Sources';
import { Heading } from '@site/src/ui/Heading';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * The content of a guide: the page tools above it, or below it on a wide page, which starts with its headline; and between title and
 * text the contents for small screens, which the theme has above the title.
 */
export default function ContentWithTools({ children }: Props) {
  const { metadata, frontMatter, contentTitle, toc } = useDoc();
  const {
    is_wide: isWide,
    hide_title: hidesTitle,
    hide_table_of_contents: hidesContents,
    has_basis: hasBasis,
    is_translated: isTranslated,
  } = frontMatter as {
    is_wide?: boolean;
    hide_title?: boolean;
    hide_table_of_contents?: boolean;
    has_basis?: boolean;
    is_translated?: boolean;
  };
  const tools = (
    <div className={styles.tools}>
      <CopyPage />
      <SourceSwitch {...(hasBasis && { basis: 'basis.md' })} />
    </div>
  );
  return (
    <>
      {isWide && <WidePage />}
      {!isWide && tools}
      {!isTranslated && <EnglishNote />}
      <div
        className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}
        lang={isTranslated ? undefined : CONTENT_LANGUAGE}
      >
        {!hidesTitle && contentTitle === undefined && (
          <header>
            <Heading as="h1">{metadata.title}</Heading>
          </header>
        )}
        {!hidesContents && toc.length > 0 && (
          <TOCCollapsible toc={toc} className={ThemeClassNames.docs.docTocMobile} />
        )}
        <MDXContent>{children}</MDXContent>
      </div>
      {isWide && tools}
    </>
  );
}

/** A front page without a sidebar (`css/home.css`). */
function WidePage() {
  return <Head htmlAttributes={{ 'data-wide': '' }}>{null}</Head>;
}
