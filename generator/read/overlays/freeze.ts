import { isDeepStrictEqual } from 'node:util';
import { parse, parseDocument } from 'yaml';
import type { Json, JsonObject } from '#core/json/json';
import { textOf } from '#core/json/read';
import { diff } from '../../compare/diff/diff';
import { sideOf } from '../../compare/diff/side';
import type { BundledDescription } from '../normalize/bundled-description';
import { applyOverlay } from './apply-overlay';
import { actionsBetween } from './difference';
import { formatOverlay } from './format-overlay';
import { readOverlay } from './read-overlay';

/**
 * Writes the overlay that turns the current description into an earlier version, and reads it back.
 * @param entry the entry document, relative to the overlay.
 */
export function freeze(base: BundledDescription, head: BundledDescription, entry: string): string {
  const version = versionOf(base);
  const actions = actionsBetween(head as JsonObject, base as JsonObject);
  const text = formatOverlay(version, entry, actions);
  const { overlay } = readOverlay(parse(text) as Json);
  const read = overlay && applyOverlay(overlay, head as JsonObject);
  if (read?.mistakes.length !== 0 || !isDeepStrictEqual(read.document, base))
    throw new Error(`The overlay of ${version} does not lead back to it.`);
  return text;
}

/** The version of the API that a description is of; empty if it does not say. */
export function versionOf({ info }: BundledDescription): string {
  return textOf(info.version) ?? '';
}

/** Whether two states of a description describe the same API: no change of any kind is between them. */
export function isSameApi(one: BundledDescription, other: BundledDescription): boolean {
  return diff(sideOf(one), sideOf(other)).length === 0;
}

/** Makes an overlay extend another file; comments and everything else stay as written. */
export function withBase(text: string, base: string): string {
  const document = parseDocument(text);
  document.set('extends', base);
  return document.toString({ lineWidth: 0 });
}
