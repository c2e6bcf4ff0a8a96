import { translate } from '#core/labels/translate';
import type { LiveSignIn } from '#core/contracts/live';
import { isObject } from '#core/json/json';
import { tryParse } from '#core/json/try-parse';
import { sendRequest } from './send-request';
import { WrongValueError } from './wrong-value-error';

/** The fields of a sign-in. */
interface SignInRequest {
  clientId: string;
  /** Separated by spaces. */
  scope: string;
  /** The page of this site that the authorization server sends the reader back to. */
  redirect: string;
}

/** The channel on which that page passes on its query (`site/hosting/sign-in-page.ts`). Only pages of this site have it. */
const CHANNEL = 'oauth-redirect';

/**
 * Lets a reader sign in, in another window, and returns the access token. The window has no access to this page.
 * @param signal ends the wait for the window.
 * @throws WrongValueError with a sentence when there is no token.
 * @see https://www.rfc-editor.org/rfc/rfc7636
 */
export async function signIn(
  { authorizationUrl, tokenUrl }: LiveSignIn,
  { clientId, scope, redirect }: SignInRequest,
  signal: AbortSignal,
): Promise<string> {
  const [state, verifier] = [randomText(), randomText()];
  const url = new URL(authorizationUrl);
  const query = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirect,
    ...(scope !== '' && { scope }),
    state,
    code_challenge: await digest(verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const returned = receive(state, signal);
  window.open(url, '_blank', 'popup,noopener,noreferrer,width=600,height=700');
  const code = codeOf(await returned);
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirect,
    client_id: clientId,
    code_verifier: verifier,
  });
  return requestToken(
    new Request(tokenUrl, { method: 'POST', headers: { Accept: 'application/json' }, body }),
  );
}

/** Waits for the query with this state; those of other sign-ins, and forged ones, have another. */
function receive(state: string, signal: AbortSignal): Promise<URLSearchParams> {
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise<URLSearchParams>((resolve, reject) => {
    channel.onmessage = ({ data }) => {
      const query = new URLSearchParams(String(data));
      if (query.get('state') === state) resolve(query);
    };
    signal.addEventListener('abort', () =>
      reject(new WrongValueError(translate('You cancelled the sign-in.'))),
    );
  }).finally(() => channel.close());
}

function codeOf(query: URLSearchParams): string {
  const code = query.get('code');
  if (code !== null) return code;
  const reason = query.get('error_description') ?? query.get('error') ?? '';
  throw new WrongValueError(
    translate('The sign-in failed: {reason}', { reason: reason.slice(0, MAX_REASON) }),
  );
}

/** The most characters of a server's reason that are shown. */
const MAX_REASON = 200;

async function requestToken(request: Request): Promise<string> {
  const outcome = await sendRequest(request).outcome;
  const text = outcome.kind === 'response' ? outcome.body.text : undefined;
  const parsed = tryParse(text ?? '');
  const token = isObject(parsed) ? parsed.access_token : undefined;
  if (typeof token === 'string') return token;
  throw new WrongValueError(
    translate(
      'The server {url} gave no token. Check the client ID, and that it allows requests from this site (CORS).',
      {
        url: request.url,
      },
    ),
  );
}

/** Returns 256 random bits as text. */
function randomText(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

async function digest(verifier: string): Promise<string> {
  return toBase64Url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))),
  );
}

/** @see https://www.rfc-editor.org/rfc/rfc4648#section-5 */
function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
