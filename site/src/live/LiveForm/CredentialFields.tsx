import { translate } from '#core/labels/translate';
import type { LiveCredential } from '#core/contracts/live';
import { joinAnd } from '#core/labels/list-names';
import { Fragment } from 'react';
import { SelectField } from '../../forms/SelectField';
import styles from '../../forms/styles.module.css';
import { secretName, userName } from '../apply-credentials';
import { LiveField } from './LiveField';
import { SignIn } from './SignIn';
import own from './styles.module.css';

interface CredentialFieldsProps {
  alternatives: LiveCredential[][];
  /** Index of the alternative that is sent. */
  chosen: number;
  onChoose: (alternative: number) => void;
}

/** Fields for the credentials of a real request. */
export function CredentialFields({ alternatives, chosen, onChoose }: CredentialFieldsProps) {
  if (alternatives.length === 0) return null;
  const credentials = alternatives[chosen] ?? [];
  return (
    <fieldset className={styles.group}>
      <legend>{translate('Credentials')}</legend>
      {alternatives.length > 1 && (
        <SelectField
          label={translate('Authentication')}
          options={alternatives.map((schemes, index) => ({
            value: String(index),
            label: joinAnd(schemes.map(({ id }) => id)) || translate('None'),
          }))}
          value={String(chosen)}
          onChange={(value) => onChoose(Number(value))}
        />
      )}
      {credentials.map((credential) => (
        <Fragment key={credential.id}>
          <Fields credential={credential} />
        </Fragment>
      ))}
      {credentials.length > 0 && (
        <p className={own.note}>
          {translate(
            'Credentials stay in the memory of this tab until you leave or reload the site, and go only to the server below.',
          )}
        </p>
      )}
    </fieldset>
  );
}

function Fields({ credential }: { credential: LiveCredential }) {
  const { id } = credential;
  const secret = { name: secretName(credential), type: 'password', isSecret: true } as const;
  switch (credential.kind) {
    case 'basic':
      return (
        <>
          <LiveField
            label={translate('User of {scheme}', { scheme: id })}
            name={userName(credential)}
            isSecret
          />
          <LiveField label={translate('Password of {scheme}', { scheme: id })} {...secret} />
        </>
      );
    case 'token':
      return (
        <>
          {credential.signIn && <SignIn options={credential.signIn} scheme={id} tokenField={secret.name} />}
          <LiveField label={translate('Token of {scheme}', { scheme: id })} {...secret} />
          {credential.isPasted && (
            <p className={own.note}>
              {translate('Paste an access token: this page cannot get one for you.')}
            </p>
          )}
        </>
      );
    case 'apiKey':
      if (credential.in === 'cookie')
        return (
          <p className={own.note}>
            {translate('Browsers let no page set cookies, so {names} cannot be sent from here.', {
              names: credential.name,
            })}
          </p>
        );
      return <LiveField label={credential.name} {...secret} />;
    case 'certificate':
      return (
        <p className={own.note}>
          {translate('{scheme} needs a client certificate, which this page does not send.', { scheme: id })}
        </p>
      );
  }
}
