import { translate } from '#core/labels/translate';
import { WrongValueError } from './wrong-value-error';

/** Sets a header. @throws WrongValueError without the value, which may be a key, if HTTP does not allow it. */
export function setHeader(headers: Headers, name: string, value: string): void {
  try {
    headers.set(name, value);
  } catch {
    throw new WrongValueError(
      translate(
        'The header {name} cannot be sent: its value must be one line of Latin letters, digits and signs.',
        { name },
      ),
    );
  }
}
