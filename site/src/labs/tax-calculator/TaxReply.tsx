import clsx from 'clsx';
import styles from '../Lab/layout.module.css';
import type { Reply } from './ask';
import { explainAmounts, listRates, type TaxResult } from './explain';

const meanings: Record<TaxResult['status'], string> = {
  taxable: 'Tax is due, and the account has a tax ID there: charge it.',
  non_taxable: 'No tax is due: charge none.',
  not_registered: 'The account has no tax ID there, so no tax is calculated.',
  reverse_charge: 'Your customer accounts for the tax: charge none, and print the notice.',
};

/** The status and the arithmetic of a calculation. */
export function TaxReply({ reply: { address, result, problem } }: { reply: Reply }) {
  return (
    <>
      <code className={styles.address}>{address}</code>
      {problem !== undefined ? (
        <p className={clsx(styles.status, styles.bad)}>
          <strong>Refused</strong>
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
          <code>{result.status}</code> in {placeOf(result)}
        </strong>
        <span>{meanings[result.status]}</span>
        {result.notice !== null && <span>Notice: “{result.notice}”</span>}
      </p>
      {steps.length === 0 ? (
        rates.length > 0 && (
          <p className={styles.hint}>Without an amount, the result has only rates: {rates.join(', ')}.</p>
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
      <p className={styles.hint}>The rates are examples. Taxes are rounded to the cent, half up.</p>
    </>
  );
}

function placeOf({ country, region, county, city }: TaxResult): string {
  return [city, county === city ? null : county, region, country].filter(Boolean).join(', ');
}
