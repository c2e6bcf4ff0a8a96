import { translate } from '#core/labels/translate';
import { Button } from '../ui/Button';
import { Disclosure } from '../ui/Disclosure';
import { Icon } from '../ui/Icon';
import { Actions, Failure } from './Failure';

interface LoadingFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Replaces a page whose code could not be loaded; the address stays. */
export function LoadingFailure({ error, onRetry }: LoadingFailureProps) {
  return (
    <Failure icon="warning" title={translate('This page did not load')}>
      <p>
        {translate(
          'A part of it could not be fetched. That can happen when the site is updated while you read.',
        )}
      </p>
      <Actions>
        <Button isMain onClick={onRetry}>
          <Icon name="retry" />
          {translate('Retry')}
        </Button>
        <Button onClick={() => window.location.reload()}>{translate('Reload the page')}</Button>
      </Actions>
      <Disclosure summary={translate('Details')}>
        <code>{String(error)}</code>
      </Disclosure>
    </Failure>
  );
}
