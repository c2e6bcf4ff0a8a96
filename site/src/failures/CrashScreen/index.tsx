import { translate } from '#core/labels/translate';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Actions, Failure } from '../Failure';
import { listCauses } from './list-causes';
import styles from './styles.module.css';

interface CrashScreenProps {
  error: unknown;
  tryAgain: () => void;
}

/** Replaces a page that cannot be rendered: shows the error with its causes, outermost first. */
export function CrashScreen({ error, tryAgain }: CrashScreenProps) {
  const causes = listCauses(error);
  return (
    <Failure icon="warning" title={translate('This page crashed')}>
      <p>{translate('Try again, or report it with the causes below.')}</p>
      <ol className={styles.causes} aria-label={translate('Causes')}>
        {causes.map((cause, index) => (
          <li key={index}>{cause}</li>
        ))}
      </ol>
      <Actions>
        <Button isMain onClick={tryAgain}>
          <Icon name="retry" />
          {translate('Try again')}
        </Button>
        <CopyReport causes={causes} />
      </Actions>
    </Failure>
  );
}

/** A button that copies the data for a report: the address of the page, the browser and the causes. */
function CopyReport({ causes }: { causes: string[] }) {
  const [label, setLabel] = useState(translate('Copy the report'));
  const copy = () => {
    const report = [
      translate('This page crashed'),
      window.location.href,
      navigator.userAgent,
      ...causes,
    ].join('\n');
    navigator.clipboard.writeText(report).then(
      () => setLabel(translate('Copied')),
      () => setLabel(translate('The browser does not allow it')),
    );
  };
  return (
    <Button onClick={copy}>
      <Icon name="copy" />
      <span aria-live="polite">{label}</span>
    </Button>
  );
}
