import { translate } from '#core/labels/translate';
import { useEffect, useState } from 'react';
import { SelectField } from '@site/src/forms/SelectField';
import { InputField } from '../Lab/InputField';
import styles from '../Lab/layout.module.css';
import { askTax, examples, valuesOf, type Reply, type Sale } from './ask';
import { listCountries, listRegions } from './places';
import { TaxReply } from './TaxReply';

const countries = listCountries();

const choices = {
  product_type: [
    { value: 'service', label: translate('Service') },
    { value: 'good', label: translate('Goods') },
  ],
  tax_behavior: [
    { value: 'exclusive', label: translate('Without tax') },
    { value: 'inclusive', label: translate('With tax in it') },
  ],
};

/** A form for a sale, and the tax that the simulator calculates for it. */
export default function TaxCalculator() {
  const { sale, example, reply, change, choose } = useSale();
  const regions = listRegions(sale.to_country ?? '');
  return (
    <div className={styles.columns}>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <SelectField
          label={translate('Start from')}
          options={examples.map(({ name, summary }) => ({ value: name, label: summary }))}
          value={example}
          onChange={choose}
        />
        <SelectField
          label={translate("Your customer's country")}
          options={countries}
          value={sale.to_country ?? ''}
          onChange={(country) =>
            change({ to_country: country, to_postal_code: listRegions(country)[0]?.value ?? '' })
          }
        />
        {regions.length > 0 && (
          <SelectField
            label={translate('Region')}
            options={regions}
            value={sale.to_postal_code ?? ''}
            onChange={(to_postal_code) => change({ to_postal_code })}
          />
        )}
        <div className={styles.pair}>
          <SelectField
            label={translate('You sell')}
            options={choices.product_type}
            value={sale.product_type ?? 'service'}
            onChange={(product_type) => change({ product_type })}
          />
          <SelectField
            label={translate('Tax code')}
            options={valuesOf('tax_code').map((value) => ({ value }))}
            value={sale.tax_code ?? ''}
            onChange={(tax_code) => change({ tax_code })}
          />
        </div>
        <InputField
          label={translate("Your customer's tax ID")}
          hint={translate('Leave it empty for a consumer.')}
          value={sale.tax_id ?? ''}
          onChange={(tax_id) => change({ tax_id })}
        />
        <div className={styles.pair}>
          <InputField
            label={
              sale.currency
                ? translate('Amount in {currency}', { currency: sale.currency })
                : translate('Amount')
            }
            isNumber
            value={sale.amount ?? ''}
            onChange={(amount) => change({ amount })}
          />
          <SelectField
            label={translate('Price')}
            options={choices.tax_behavior}
            value={sale.tax_behavior ?? 'exclusive'}
            onChange={(tax_behavior) => change({ tax_behavior })}
          />
        </div>
      </form>
      <div className={styles.result} aria-live="polite">
        {reply && <TaxReply reply={reply} />}
      </div>
    </div>
  );
}

/** Returns the sale in the form and the reply to it. Drops replies that arrive after the sale has changed. */
function useSale() {
  const [example, setExample] = useState(examples[0]?.name ?? '');
  const [sale, setSale] = useState<Sale>(examples[0]?.sale ?? {});
  const [reply, setReply] = useState<Reply>();
  useEffect(() => {
    let isCurrent = true;
    void askTax(sale).then((next) => {
      if (isCurrent) setReply(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [sale]);
  return {
    sale,
    example,
    reply,
    change: (part: Sale) => setSale((current) => ({ ...current, ...part })),
    choose: (name: string) => {
      setExample(name);
      setSale(examples.find((one) => one.name === name)?.sale ?? {});
    },
  };
}
