import type { RequestBodyData } from '#core/contracts/page-data';
import { SECTIONS } from '#core/labels/sections';
import { RichText } from '../../../ui/RichText';
import { Section } from '../../../ui/Section';
import { useHasSimulator } from '../../../ui/use-has-simulator';
import { RunLine } from '../../code/RunLine';
import { SimulatorButton } from '../../code/SimulatorButton';
import { Body } from '../../schema/Body';
import { WrittenLevels } from '../../schema/Members/written-levels';
import styles from './styles.module.css';

/** The body of an operation's request. */
export function RequestBody({ body, operation }: { body: RequestBodyData; operation: string }) {
  const hasSimulator = useHasSimulator();
  return (
    <div data-simulator={operation}>
      <Section
        id="body"
        title={SECTIONS.requestBody}
        action={hasSimulator && <SimulatorButton action="check" />}
      >
        {hasSimulator && <RunLine />}
        <div className={styles.output} data-simulator-output />
        <RichText html={body.html} />
        <WrittenLevels value={1}>
          <Body content={body.content} required={body.required} />
        </WrittenLevels>
      </Section>
    </div>
  );
}
