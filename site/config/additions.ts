import { readFileSync } from 'node:fs';
import { ownPaths } from './folders';
import { requireFile, requireFolder } from './project-paths';

/** The additions of a project to its site, which variables name: files to publish, a stylesheet, and elements of every page's head. */
export interface Additions {
  static?: string;
  css?: string;
  /** HTML. */
  head: string;
}

/**
 * @param environment the variables to read; without one, the path in our `project.yaml` applies.
 * @throws SettingError if a path there leads to nothing.
 */
export function readAdditions(
  { STATIC_DIR, CSS_FILE, HEAD_FILE }: NodeJS.ProcessEnv = process.env,
  paths = ownPaths,
): Additions {
  const files = STATIC_DIR ?? (paths.static && requireFolder('static', paths.static));
  const css = CSS_FILE ?? (paths.css && requireFile('css', paths.css));
  const head = HEAD_FILE ?? (paths.head && requireFile('head', paths.head));
  return {
    ...(files !== undefined && { static: files }),
    ...(css !== undefined && { css }),
    head: head === undefined ? '' : readFileSync(head, 'utf8').trim(),
  };
}

/** A script that a page loads from elsewhere. */
const SCRIPT = /<script[^>]*\ssrc=["']?(https?:\/\/[^"'\s>]+)/gi;

/** Returns the origins of the scripts that HTML loads: `https://stats.example`. They may be loaded, and send what they count. */
export function listScriptOrigins(html: string): string[] {
  return [...new Set([...html.matchAll(SCRIPT)].map(([, url = '']) => new URL(url).origin))];
}
