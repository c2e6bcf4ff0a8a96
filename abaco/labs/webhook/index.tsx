import { translate } from '#core/labels/translate';
import { useState, type FormEvent } from 'react';
import data from '@generated/lab-data/default/webhook.json';
import { SelectField } from '@site/src/forms/SelectField';
import { TextField } from '@site/src/forms/TextField';
import type { SimulatorResponse } from '@site/src/session/exchanges';
import { Button } from '@site/src/ui/Button';
import { InputField } from '../Lab/InputField';
import styles from '../Lab/layout.module.css';
import { deliver, mishaps, type Delivery, type Mishap } from './deliver';
import { DeliveryReport } from './DeliveryReport';
import { isEvent } from './receiver';
import { registerWithoutHead } from './register';

/** The result of a delivery; `refusal` is the API's response if the webhook could not be created. */
export interface Outcome {
  mishap: Mishap;
  delivery: Delivery;
  refusal?: SimulatorResponse;
}

const first = data.events.find(({ type }) => type === 'invoice.created');

/** A form to compose, sign and deliver an event, and a report of how a receiver on this page handles it. */
export default function WebhookLab() {
  const [type, setType] = useState(first?.type ?? '');
  const [body, setBody] = useState(first?.body ?? '');
  const [authKey, setAuthKey] = useState(data.authKey);
  const [mishap, setMishap] = useState<Mishap>('none');
  const [outcome, setOutcome] = useState<Outcome>();
  const [problem, setProblem] = useState('');
  const choose = (next: string) => {
    setType(next);
    setBody(data.events.find((event) => event.type === next)?.body ?? '');
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isWrong = !isEvent(body) || authKey === '';
    setProblem(isWrong ? translate('Write a JSON object as the body, and an auth_key.') : '');
    setOutcome(isWrong ? undefined : await run({ url: data.url, authKey, body, mishap }));
  };
  return (
    <div className={styles.columns}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <SelectField
          label={translate('Event')}
          options={data.events.map(({ type: value, summary }) => ({ value, label: `${value}: ${summary}` }))}
          value={type}
          onChange={choose}
        />
        <TextField label={translate('Body')} rows={10} value={body} onChange={setBody} />
        <InputField label={translate('auth_key of the webhook')} value={authKey} onChange={setAuthKey} />
        <SelectField
          label={translate('What goes wrong')}
          options={Object.entries(mishaps).map(([value, label]) => ({ value, label }))}
          value={mishap}
          onChange={(value) => setMishap(value as Mishap)}
        />
        <div>
          <Button isMain type="submit">
            {translate('Sign and deliver')}
          </Button>
        </div>
      </form>
      <div className={styles.result} aria-live="polite">
        {problem && <p className={`${styles.status} ${styles.bad}`}>{problem}</p>}
        {outcome && <DeliveryReport {...data} outcome={outcome} />}
      </div>
    </div>
  );
}

async function run(order: Parameters<typeof deliver>[0]): Promise<Outcome> {
  const { mishap } = order;
  const delivery = await deliver(order);
  return { mishap, delivery, ...(mishap === 'head' && { refusal: await registerWithoutHead() }) };
}
