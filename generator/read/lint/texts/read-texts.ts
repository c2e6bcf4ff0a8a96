import type { Json } from '#core/json/json';
import { parsePointer } from '#core/json/pointer';
import { entriesOf, textOf } from '#core/json/read';
import { relativePath } from '../../../problems/relative-path';
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
    if (context.type.name === 'SpecExtension') return;
    for (const text of textsAt(node, context)) {
      if (seen.has(text.location.absolutePointer)) continue;
      seen.add(text.location.absolutePointer);
      see(text, context);
    }
  };
}

/** The descriptions of nodes, which several rules read; an anchor of YAML gives one node several locations. */
const known = new WeakMap<object, { pointer: string; texts: Text[] }>();

function textsAt(node: unknown, { location, type }: RuleContext): readonly Text[] {
  if (typeof node !== 'object' || node === null) return [];
  const pointer = location.absolutePointer;
  const found = known.get(node);
  if (found?.pointer === pointer) return found.texts;
  const members = membersOf(node);
  const beside = type.name === 'Schema' ? (node as Json) : members.schema;
  const texts = ownTexts(members, location).map((place) => {
    const names = [relativePath(location.source.absoluteRef), ...parsePointer(place.location.pointer)];
    return { ...place, names: names.filter((name) => !/^\d+$/.test(name)), beside };
  });
  known.set(node, { pointer, texts });
  return texts;
}

type Place = Pick<Text, 'value' | 'paragraphs' | 'location'>;

function ownTexts(members: Record<string, Json>, location: RuleLocation): Place[] {
  return Object.entries(members).flatMap(([key, value]) => {
    const text = KEYS.has(key) ? textOf(value) : undefined;
    if (text !== undefined) return [placeOf(text, location.child([key]))];
    return key.startsWith('x-') ? extensionTexts(value, location.child([key])) : [];
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
