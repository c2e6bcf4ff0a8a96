import type { ReproductionData } from '#core/contracts/page-data';
import { Code } from '../Code';
import { RichText } from '../RichText';
import styles from './styles.module.css';

interface ReproductionProps {
  status: string;
  calls?: ReproductionData[];
}

/** How to see an error in the simulator; closed until a reader wants to know. */
export function Reproduction({ status, calls = [] }: ReproductionProps) {
  if (calls.length === 0) return null;
  return (
    <details className={styles.reproduction}>
      <summary>How to see {status} in the simulator</summary>
      {calls.map(({ html, code }, index) => (
        <div key={code}>
          <RichText html={html} />
          <Code code={code} language="bash" label={`Call ${index + 1} that returns ${status}`} />
        </div>
      ))}
      <p>
        The repository of these docs starts the simulator with <code>npm run simulator</code>. Without it, use
        Run and the request console on the page of an operation.
      </p>
    </details>
  );
}
