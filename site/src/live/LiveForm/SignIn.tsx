import { translate } from '#core/labels/translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { LiveSignIn } from '#core/contracts/live';
import { Button } from '../../ui/Button';
import { translateElements } from '../../ui/translate-elements';
import { keepSecret } from '../secrets';
import { signIn } from '../sign-in';
import { WrongValueError } from '../wrong-value-error';
import { LiveField } from './LiveField';
import styles from './styles.module.css';

interface SignInProps {
  options: LiveSignIn;
  /** Name of the security scheme. */
  scheme: string;
  /** Name of the field that gets the token. */
  tokenField: string;
}

/** Fields to get an access token by signing in at the authorization server. */
export function SignIn({ options, scheme, tokenField }: SignInProps) {
  const redirect = new URL(useBaseUrl('/oauth-redirect/'), window.location.origin).href;
  const [status, setStatus] = useState('');
  const [isWaiting, setIsWaiting] = useState(false);
  const attempt = useRef<AbortController>(undefined);
  useEffect(() => () => attempt.current?.abort(), []);
  const [clientName, scopeName] = [`client.${scheme}`, `scope.${scheme}`];
  const start = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): Promise<void> => {
    if (isWaiting) return;
    const fieldOf = (name: string) => form?.elements.namedItem(name) as HTMLInputElement;
    const clientId = fieldOf(clientName).value.trim();
    if (clientId === '') {
      setStatus(translate('Write the ID of your client first.'));
      return fieldOf(clientName).focus();
    }
    attempt.current = new AbortController();
    setIsWaiting(true);
    setStatus(translate('Waiting for the window in which you sign in.'));
    try {
      const scope = fieldOf(scopeName).value.trim();
      const token = await signIn(options, { clientId, scope, redirect }, attempt.current.signal);
      keepSecret(tokenField, token);
      fieldOf(tokenField).value = token;
      setStatus(translate('You are signed in: the token is filled in.'));
    } catch (error) {
      if (!(error instanceof WrongValueError)) throw error;
      setStatus(error.message);
    } finally {
      setIsWaiting(false);
    }
  };
  return (
    <>
      <LiveField label={translate('Client ID of {scheme}', { scheme })} name={clientName} isSecret />
      <LiveField
        label={translate('Scopes of {scheme}', { scheme })}
        name={scopeName}
        value={options.scopes.join(' ')}
      />
      <p className={styles.note}>
        {translateElements('The client needs this redirect address: {address}', {
          address: <code>{redirect}</code>,
        })}
      </p>
      <div className={styles.buttons}>
        <Button onClick={(event) => void start(event)} aria-busy={isWaiting}>
          {translate('Sign in at {host}', { host: new URL(options.authorizationUrl).host })}
        </Button>
        {isWaiting && (
          <Button onClick={() => attempt.current?.abort()}>{translate('Cancel the sign-in')}</Button>
        )}
      </div>
      <p className={styles.note} role="status">
        {status}
      </p>
    </>
  );
}
