import { translate } from '#core/labels/translate';
import type { Outcome } from '../send-request';

/** Says why a request has no response, and what to do. */
export function explain(kind: Exclude<Outcome['kind'], 'response'>): string {
  switch (kind) {
    case 'cancelled':
      return translate('You cancelled the request. The server may have received it.');
    case 'timeout':
      return translate(
        'The request took longer than 30 seconds and was cancelled. The server may have received it.',
      );
    case 'redirect':
      return translate(
        'The server redirects to another address. This page does not follow it, because your credentials would go there, and the browser does not say where it leads. Send the request with a snippet.',
      );
    case 'blocked':
      if (!navigator.onLine)
        return translate('You are offline, so nothing was sent. Try again with a connection.');
      return translate(
        'The browser gave no response and does not say why. Most likely the server does not allow requests from {site} (CORS): its owner can allow this origin, or you send the request with a snippet. Or it cannot be reached: check the address, its certificate and your connection.',
        { site: window.location.origin },
      );
  }
}
