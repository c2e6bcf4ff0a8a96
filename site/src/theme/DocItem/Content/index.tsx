import Content from '@theme-original/DocItem/Content';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Content';
import { CopyPage } from '@site/src/components/CopyPage';
import { SourceSwitch } from '@site/src/components/Sources';
import styles from './styles.module.css';

/** The text of a guide, with the tools of the page above it; on the front page, which starts with its headline, below it. */
export default function ContentWithTools(props: Props) {
  const isFront = useDoc().metadata.id === 'index';
  const tools = (
    <div className={styles.tools}>
      <CopyPage />
      <SourceSwitch />
    </div>
  );
  return (
    <>
      {!isFront && tools}
      <Content {...props} />
      {isFront && tools}
    </>
  );
}
