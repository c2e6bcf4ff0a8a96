import type { Json } from '#core/json/json';
import { parsePointer } from '#core/json/pointer';
import { entriesOf, textOf } from '#core/json/read';
import { relativePath } from '../../problems/relative-path';
import { membersOf } from '../../source/members-of';
import type { RuleContext, RuleLocation } from '../redocly';

/** A description, title, or summary for readers, and its location. */
export interface Text {
  /** Normalized to one line. */
  value: string;
  /** Its paragraphs, each normalized to one line. */
  paragraphs: string[];
  location: RuleLocation;
  /** The file, followed by the keys that lead to the text. */
  names: string[];
  /** The schema described: that of a schema, a parameter, or a header. */
  beside?: Json;
}

const KEYS = new Set(['description', 'summary', 'title', 'text']);
/** Members that contain data that the API sends and receives, not documentation. */
const VALUES = new Set(['value', 'parameters', 'example', 'examples', 'default']);

/**
 * Creates the function that passes each description, title, and summary to `see` once: those of objects and of their extensions. A
 * rule calls it for every object and for every reference.
 */
export function createTextReader(
  see: (text: Text, context: RuleContext) => void,
): (node: unknown, context: RuleContext) => void {
  const seen = new Set<string>();
  return (node, context) => {
    const { location, type } = context;
    if (type.name === 'SpecExtension') return;
    const members = membersOf(node);
    const schema = type.name === 'Schema' ? (node as Json) : members.schema;
    for (const place of ownTexts(members, location)) {
      if (seen.has(place.location.absolutePointer)) continue;
      seen.add(place.location.absolutePointer);
      const names = [relativePath(location.source.absoluteRef), ...parsePointer(place.location.pointer)];
      see({ ...place, names: names.filter((name) => !/^\d+$/.test(name)), beside: schema }, context);
    }
  };
}

type Place = Pick<Text, 'value' | 'paragraphs' | 'location'>;

function ownTexts(members: Record<string, Json>, location: RuleLocation): Place[] {
  return Object.entries(members).flatMap(([key, value]) => {
    const place = location.child([key]);
    const text = KEYS.has(key) ? textOf(value) : undefined;
    if (text !== undefined) return [placeOf(text, place)];
    return key.startsWith('x-') ? extensionTexts(value, place) : [];
  });
}

/** Returns the strings of an extension that have the key of a description or end like a sentence. */
function extensionTexts(value: Json, location: RuleLocation): Place[] {
  const text = textOf(value);
  if (text !== undefined)
    return KEYS.has(lastKey(location)) || /\s.*\.$/s.test(text) ? [placeOf(text, location)] : [];
  const members = Array.isArray(value) ? Object.entries(value) : entriesOf(value);
  return members.flatMap(([key, member]) =>
    VALUES.has(key) ? [] : extensionTexts(member, location.child([key])),
  );
}

function placeOf(text: string, location: RuleLocation): Place {
  return { value: onOneLine(text), paragraphs: text.split(/\n\s*\n/).map(onOneLine), location };
}

function lastKey(location: RuleLocation): string {
  return parsePointer(location.pointer).at(-1) ?? '';
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
