import Content from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';
import { CopyPage } from '@site/src/components/CopyPage';
import { SourceSwitch } from '@site/src/components/Sources';
import styles from './styles.module.css';

/** The text of a guide, with the tools of the page above it. */
export default function ContentWithTools(props: Props) {
  return (
    <>
      <div className={styles.tools}>
        <CopyPage />
        <SourceSwitch />
      </div>
      <Content {...props} />
    </>
  );
}
