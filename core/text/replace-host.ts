import { escapePattern } from './escape-pattern';
import type { HostRule } from '../contracts/environments';

/** Replaces part of host names: only whole labels, so that a longer name with the same letters stays. */
export function replaceHost(text: string, { from, to }: HostRule): string {
  const name = escapePattern(from);
  return text.replaceAll(new RegExp(`(?<![\\w-])${name}(?![\\w-]|\\.\\w)`, 'g'), () => to);
}
