import { translate } from '#core/labels/translate';
import clsx from 'clsx';
import styles from '../Lab/layout.module.css';
import type { Reply } from './ask';
import { explainAmounts, listRates, type TaxResult } from './explain';
import { translateElements } from '@site/src/ui/translate-elements';

const meanings: Record<TaxResult['status'], string> = {
  taxable: translate('Tax is due, and the account has a tax ID there: charge it.'),
  non_taxable: translate('No tax is due: charge none.'),
  not_registered: translate('The account has no tax ID there, so no tax is calculated.'),
  reverse_charge: translate('Your customer accounts for the tax: charge none, and print the notice.'),
};

/** The status and the arithmetic of a calculation. */
export function TaxReply({ reply: { address, result, problem } }: { reply: Reply }) {
  return (
    <>
      <code className={styles.address}>{address}</code>
      {problem !== undefined ? (
        <p className={clsx(styles.status, styles.bad)}>
          <strong>{translate('Refused')}</strong>
          <span>{problem}</span>
        </p>
      ) : (
        <Calculation result={result} />
      )}
    </>
  );
}

function Calculation({ result }: { result: TaxResult }) {
  const steps = explainAmounts(result);
  const rates = listRates(result);
  return (
    <>
      <p className={clsx(styles.status, result.status === 'taxable' && styles.good)}>
        <strong>
          {translateElements('{status} in {place}', {
            status: <code>{result.status}</code>,
            place: placeOf(result),
          })}
        </strong>
        <span>{meanings[result.status]}</span>
        {result.notice !== null && <span>{translate('Notice: “{notice}”', { notice: result.notice })}</span>}
      </p>
      {steps.length === 0 ? (
        rates.length > 0 && (
          <p className={styles.hint}>
            {translate('Without an amount, the result has only rates: {rates}.', { rates: rates.join(', ') })}
          </p>
        )
      ) : (
        <ol className={styles.steps}>
          {steps.map(({ label, text, isTotal }, index) => (
            <li key={index} className={isTotal ? styles.total : undefined}>
              <span>{label}</span> <b>{text}</b>
            </li>
          ))}
        </ol>
      )}
      <p className={styles.hint}>
        {translate('The rates are examples. Taxes are rounded to the cent, half up.')}
      </p>
    </>
  );
}

function placeOf({ country, region, county, city }: TaxResult): string {
  return [city, county === city ? null : county, region, country].filter(Boolean).join(', ');
}
