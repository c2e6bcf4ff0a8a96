import { translate, translatePlural } from '#core/labels/translate';
import clsx from 'clsx';
import { statusTitle } from '#core/http/status-names';
import { Icon } from '../../ui/Icon';
import type { Exchange } from '../../session/exchanges';
import { ResponseParts } from '../../session/response/ResponseParts';
import outdated from '../../session/response/outdated.module.css';
import styles from '../../session/response/styles.module.css';

interface SimulatedResponseProps {
  exchange: Exchange;
  /** Whether the form shows another request by now. */
  isOutdated: boolean;
}

/** A response of the simulator in the console, marked as simulated. */
export function SimulatedResponse({ exchange, isOutdated }: SimulatedResponseProps) {
  const { method, address, response } = exchange;
  const { status, headers } = response;
  const left = headers.find(([name]) => name.toLowerCase() === 'x-ratelimit-remaining')?.[1];
  return (
    <div className={clsx(styles.response, isOutdated && outdated.outdated)} data-code>
      <p className={styles.line} role="status">
        {isOutdated ? (
          <>
            <strong>
              <Icon name="clock" /> {translate('Outdated: you changed the request.')}
            </strong>{' '}
          </>
        ) : (
          <i data-ok={status < 400} />
        )}
        <strong>{statusTitle(status)}</strong> <span>{translate('simulated')}</span>{' '}
        {left !== undefined && (
          <span>{translatePlural('{count} call left|{count} calls left', Number(left))}</span>
        )}{' '}
        <code className={styles.request}>
          {method} {address}
        </code>
      </p>
      <ResponseParts response={response} />
    </div>
  );
}
