import Head from '@docusaurus/Head';
import Content from '@theme-original/DocItem/Content';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Content';
import { CopyPage } from '@site/src/components/layout/CopyPage';
import { SourceSwitch } from '@site/src/components/citations/Sources';
import styles from './styles.module.css';

/** The content of a guide with the page tools above it, or below it on the front page, which starts with its headline. */
export default function ContentWithTools(props: Props) {
  const { metadata, frontMatter } = useDoc();
  const isFront = metadata.id === 'index';
  const { is_wide: isWide } = frontMatter as { is_wide?: boolean };
  const tools = (
    <div className={styles.tools}>
      <CopyPage />
      <SourceSwitch />
    </div>
  );
  return (
    <>
      {isWide && <WidePage />}
      {!isFront && tools}
      <Content {...props} />
      {isFront && tools}
    </>
  );
}

/** A front page without a sidebar (`css/home.css`). */
function WidePage() {
  return <Head htmlAttributes={{ 'data-wide': '' }}>{null}</Head>;
}
