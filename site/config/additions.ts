import { readFileSync } from 'node:fs';

/** The additions of a project to its site, which variables name: files to publish, a stylesheet, and elements of every page's head. */
export interface Additions {
  static?: string;
  css?: string;
  /** HTML. */
  head: string;
}

/** @param environment the variables to read. */
export function readAdditions(
  { STATIC_DIR, CSS_FILE, HEAD_FILE }: NodeJS.ProcessEnv = process.env,
): Additions {
  return {
    ...(STATIC_DIR !== undefined && { static: STATIC_DIR }),
    ...(CSS_FILE !== undefined && { css: CSS_FILE }),
    head: HEAD_FILE === undefined ? '' : readFileSync(HEAD_FILE, 'utf8').trim(),
  };
}

/** A script that a page loads from elsewhere. */
const SCRIPT = /<script[^>]*\ssrc=["']?(https?:\/\/[^"'\s>]+)/gi;

/** Returns the origins of the scripts that HTML loads: `https://stats.example`. They may be loaded, and send what they count. */
export function listScriptOrigins(html: string): string[] {
  return [...new Set([...html.matchAll(SCRIPT)].map(([, url = '']) => new URL(url).origin))];
}
