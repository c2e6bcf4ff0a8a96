import { translate } from '#core/labels/translate';
import { useId } from 'react';
import { useExchanges, type Exchange } from '../../session/exchanges';
import styles from './styles.module.css';

interface RequestLogProps {
  /** The exchange whose response is shown. */
  current?: Exchange;
  onShow: (exchange: Exchange) => void;
}

/** The requests of this visit, newest first; clicking one shows its response again. */
export function RequestLog({ current, onShow }: RequestLogProps) {
  const exchanges = useExchanges();
  const title = useId();
  return (
    <section className={styles.log} aria-labelledby={title}>
      <h3 id={title}>{translate('Log')}</h3>
      {exchanges.length === 0 && <p>{translate('Nothing was sent yet.')}</p>}
      <ol reversed>
        {exchanges.map((exchange) => (
          <li key={exchange.id}>
            <button
              type="button"
              aria-current={exchange.id === current?.id ? 'true' : undefined}
              onClick={() => onShow(exchange)}
            >
              <span className={exchange.response.status < 400 ? styles.success : styles.error}>
                {exchange.response.status}
              </span>{' '}
              {exchange.method} {exchange.address}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
