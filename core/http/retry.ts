/** When to send a refused request again: never unchanged, once the rate limit has been reset, or with increasing delays. */
export type Retry = 'never' | 'after_reset' | 'backoff';

/** Returns when to send a request again that was refused with this status, as HTTP has it: 429 is RFC 6585, section 4. */
export function retryFor(status: string): Retry {
  if (status === '429') return 'after_reset';
  return status.startsWith('5') ? 'backoff' : 'never';
}
