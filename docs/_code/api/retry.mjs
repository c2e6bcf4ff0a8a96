import { setTimeout as sleep } from 'node:timers/promises';

const WORTH_ANOTHER_TRY = [429, 500, 502, 503, 504];

function pauseAfter(response, attempt) {
  const reset = response?.status === 429 ? response.headers.get('X-RateLimit-Reset') : null;
  const seconds = reset ? Math.max(0, reset - Date.now() / 1000) : 2 ** attempt;
  return (seconds + Math.random()) * 1000; // the jitter keeps your workers apart
}

async function call(url, options, attempts = 5) {
  for (let attempt = 0; ; attempt += 1) {
    const signal = AbortSignal.timeout(30_000);
    const response = await fetch(url, { ...options, signal }).catch(() => undefined);
    const isDone = response && !WORTH_ANOTHER_TRY.includes(response.status);
    if (isDone || attempt + 1 === attempts) return response;
    await sleep(pauseAfter(response, attempt));
  }
}

const response = await call('https://demo.sandbox.abaco.example/api/invoices/90210', {
  headers: {
    Accept: 'application/json; api_version=20241028',
    Authorization: `Basic ${btoa(`${process.env.ABACO_SECRET_KEY}:`)}`,
  },
});
console.log(response ? `${response.status}: ${await response.text()}` : 'no response');
