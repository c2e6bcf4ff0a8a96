import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { RequestBodyData } from '#core/contracts/page-data';
import { Body } from '../Body';
import { RichText } from '../RichText';
import { Section } from '../Section';
import { SimulatorButton } from '../SimulatorButton';
import styles from './styles.module.css';

/** The body of the request of an operation. */
export function RequestBody({ body, operation }: { body: RequestBodyData; operation: string }) {
  const { hasSimulator } = useDocusaurusContext().siteConfig.customFields ?? {};
  return (
    <div data-simulator={operation}>
      <Section
        id="body"
        title="Request body"
        action={hasSimulator === true && <SimulatorButton action="check" />}
      >
        <div className={styles.output} data-simulator-output />
        <RichText html={body.html} />
        <Body content={body.content} required={body.required} />
      </Section>
    </div>
  );
}
