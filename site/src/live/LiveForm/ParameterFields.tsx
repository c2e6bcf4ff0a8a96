import { translate } from '#core/labels/translate';
import type { LiveParameter } from '#core/contracts/live';
import { joinAnd } from '#core/labels/list-names';
import { legends } from '../../session/legends';
import styles from '../../forms/styles.module.css';
import { nameOf } from '../build-request';
import { LiveField } from './LiveField';
import own from './styles.module.css';

interface ParameterFieldsProps {
  parameters: readonly LiveParameter[];
  values: Readonly<Record<string, string>>;
}

/** Fields for the parameters of a real request, grouped by location; cookies are only named. */
export function ParameterFields({ parameters, values }: ParameterFieldsProps) {
  const locations = [...new Set(parameters.map((parameter) => parameter.in))];
  return locations.map((location) => {
    const those = parameters.filter((parameter) => parameter.in === location);
    if (location === 'cookie')
      return (
        <p key={location} className={own.note}>
          {translate('Browsers let no page set cookies, so {names} cannot be sent from here.', {
            names: joinAnd(those.map(({ name }) => name)),
          })}
        </p>
      );
    return (
      <fieldset key={location} className={styles.group}>
        <legend>{legends[location]}</legend>
        {those.map(({ name, required }) => (
          <LiveField
            key={name}
            label={name}
            name={nameOf({ in: location, name })}
            required={required}
            value={values[nameOf({ in: location, name })]}
          />
        ))}
      </fieldset>
    );
  });
}
