import { translate } from '#core/labels/translate';
import { formatValue } from '#core/json/format-value';
import { escapeHtml } from '#core/text/escape-html';
import { statusTitle } from '#core/http/status-names';
import { Code } from '../components/code/Code';
import { highlightJson } from '../highlight/highlight-json';
import { Disclosure } from '../ui/Disclosure';
import type { StepResult } from './flow-state';
import styles from './styles.module.css';

interface StepOutputProps {
  result: StepResult;
  /** Title of the step, for assistive technology. */
  label: string;
}

/** The result of a step: the status and the outputs in one line, then the request and the response, closed. */
export function StepOutput({ result: { event, exchange, outputs }, label }: StepOutputProps) {
  if (event !== undefined)
    return (
      <div className={styles.output} data-code>
        <p className={styles.line}>
          {translate('Nothing is sent here. This is the event, with the values of the steps before.')}
        </p>
        <Disclosure summary={translate('Event')}>
          <Code
            code={highlightJson(event)}
            language="json"
            label={translate('Event: {step}', { step: label })}
          />
        </Disclosure>
      </div>
    );
  if (!exchange) return null;
  const { call, response, milliseconds } = exchange;
  return (
    <div className={styles.output} data-code>
      <p className={styles.line}>
        <i className={styles.bead} data-ok={response.status < 400} />
        <strong>{statusTitle(response.status)}</strong>
        <span className={styles.chip}>{translate('simulated')}</span>
        <span>{translate('{milliseconds} ms', { milliseconds })}</span>
        {Object.entries(outputs).map(([name, value]) => (
          <span key={name}>
            {name}: <b>{formatValue(value)}</b>
          </span>
        ))}
      </p>
      <Disclosure summary={translate('Request')}>
        <Code
          code={requestHtml(call)}
          language="http"
          label={translate('Request: {step}', { step: label })}
        />
      </Disclosure>
      <Disclosure summary={translate('Response')} open={response.status >= 400}>
        {response.body === '' ? (
          <p className={styles.line}>{translate('The response has no body.')}</p>
        ) : (
          <Code
            code={highlightJson(response.body)}
            language="json"
            label={translate('Response: {step}', { step: label })}
          />
        )}
      </Disclosure>
    </div>
  );
}

function requestHtml({ method, path, body }: { method: string; path: string; body?: string }) {
  const line = escapeHtml(`${method} ${path}`);
  return body === undefined ? line : `${line}\n\n${highlightJson(body)}`;
}
