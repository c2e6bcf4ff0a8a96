import { translate } from '#core/labels/translate';
import type { Mishap } from './deliver';

/** How the receiver must respond, and the consequences. */
interface Verdict {
  must: string;
  then: string;
}

/**
 * Returns how a correct receiver responds to a mishap.
 * @param retryHours hours within which a failed call is repeated once.
 */
export function verdictOn(mishap: Mishap, retryHours: number): Verdict {
  const refused = translate(
    'The call counts as failed. The API repeats it once within {retryHours} hours; if that fails too, the subscription to this event is removed.',
    { retryHours },
  );
  switch (mishap) {
    case 'none':
      return {
        must: translate('Respond with success at once, and work later.'),
        then: translate('The call is done.'),
      };
    case 'body':
      return { must: translate('Refuse what you cannot prove, and store nothing of it.'), then: refused };
    case 'key':
      return {
        must: translate('Refuse it: whoever signed it does not have your key.'),
        then: translate('If the key in your settings is the wrong one, every call fails. {refused}', {
          refused,
        }),
      };
    case 'replayed':
      return {
        must: translate('Respond with success, and do the work only once.'),
        then: translate('The call is done. Any other response would count as a failed call.'),
      };
    case 'late':
      return {
        must: translate('Respond with success, and act on the present state of the record.'),
        then: translate('The call is done. Events may arrive in another order.'),
      };
    case 'head':
      return {
        must: translate('Respond to HEAD with 200, before you create the webhook.'),
        then: translate('No webhook is created, and no event is sent.'),
      };
  }
}
