import { readFileSync } from 'node:fs';
import type { Settings } from './settings';

/** Reads the HTML that a project adds to the head of every page; empty without any. */
export function readHead({ head }: Settings): string {
  return head === undefined ? '' : readFileSync(head, 'utf8').trim();
}

/** A script that a page loads from elsewhere. */
const SCRIPT = /<script[^>]*\ssrc=["']?(https?:\/\/[^"'\s>]+)/gi;

/** Returns the origins of the scripts that HTML loads: `https://stats.example`. They may be loaded, and send what they count. */
export function listScriptOrigins(html: string): string[] {
  return [...new Set([...html.matchAll(SCRIPT)].map(([, url = '']) => new URL(url).origin))];
}
