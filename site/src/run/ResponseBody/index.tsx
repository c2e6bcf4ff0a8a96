import { translate } from '#core/labels/translate';
import { Button } from '../../ui/Button';
import { ResponseParts } from '../../session/response/ResponseParts';
import { useExchanges, type Exchange } from '../../session/exchanges';
import { resetSimulator } from '../../session/simulator';
import styles from './styles.module.css';

/** A response below the line with its status. */
export function ResponseBody({ exchange }: { exchange: Exchange }) {
  const count = useExchanges().length;
  return (
    <>
      <ResponseParts response={exchange.response} />
      <p className={styles.state}>
        {count === 0
          ? translate('The simulator is as it was at the start.')
          : translate('Requests so far: {count}.', { count })}{' '}
        <Button onClick={resetSimulator}>{translate('Reset the simulator')}</Button>
      </p>
    </>
  );
}
