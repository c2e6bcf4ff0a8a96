import { translate } from '#core/labels/translate';
import type { ReproductionData } from '#core/contracts/page-data';
import { Disclosure } from '../../../ui/Disclosure';
import { RichText } from '../../../ui/RichText';
import { useHasSimulator } from '../../../ui/use-has-simulator';
import { HighlightedCode } from '../HighlightedCode';
import { SimulatorButton } from '../SimulatorButton';
import styles from './styles.module.css';

interface ReproductionProps {
  status: string;
  calls?: ReproductionData[];
  /** Which of several reasons for the status the calls cause. */
  reason?: string;
  /** Operation of the calls, in whose panel they run; without it, they are only shown. */
  operation?: string;
}

/** The cause of an error, with a request that reproduces it in the simulator. */
export function Reproduction({ status, reason, calls = [], operation }: ReproductionProps) {
  const returned = reason === undefined ? status : `${status}: ${reason}`;
  const hasSimulator = useHasSimulator();
  return calls.map(({ html, code, calls: requests, response }, index) => (
    <div key={code} className={styles.reproduction} data-reproduction={status}>
      <RichText html={html} />
      {operation !== undefined && hasSimulator && (
        <SimulatorButton action="reproduce" look="quiet" calls={JSON.stringify(requests)} />
      )}
      <Disclosure
        summary={
          response === undefined ? translate('The request') : translate('The request and its response')
        }
      >
        <HighlightedCode
          code={code}
          grammar="http"
          label={translate('Request {number} that returns {status}', { number: index + 1, status: returned })}
        />
        {response !== undefined && (
          <HighlightedCode
            code={response}
            grammar="json"
            label={translate('Response {status} to request {number}', {
              status: returned,
              number: index + 1,
            })}
          />
        )}
      </Disclosure>
    </div>
  ));
}
