import { isObject, type Json, type JsonObject } from '#core/json/json';

/** A description and what belongs to it, as plain JSON that edits change. */
export interface Project {
  description: JsonObject;
  settings?: JsonObject;
  project: JsonObject;
}

/** A member of an object in a description. */
interface Place {
  holder: Record<string, Json>;
  key: string;
  value: Json;
  /** The keys on the way to the member, its own last. */
  path: readonly string[];
}

/** Changes one of the places where it can; `choice` says which one, and how. */
type Edit = (project: Project, choice: number) => void;

/** The changes that authors make, by name. */
export const EDITS: Record<string, Edit> = {
  text: ofMember(
    ({ key, value }) => ['description', 'summary', 'title'].includes(key) && typeof value === 'string',
    ({ holder, key, value }, choice) => (holder[key] = `${value as string} Changed ${choice}.`),
  ),
  flag: ofMember(
    ({ value }) => typeof value === 'boolean',
    ({ holder, key, value }) => (holder[key] = !value),
  ),
  number: ofMember(
    ({ value }) => typeof value === 'number',
    ({ holder, key, value }) => (holder[key] = (value as number) + 1),
  ),
  'value of an example': ofMember(
    ({ path, value }) => path.some((name) => /^examples?$|^value$/.test(name)) && typeof value === 'string',
    ({ holder, key }, choice) => (holder[key] = `changed ${choice}`),
  ),
  'deprecate an operation': ofMember(isOperation, ({ value }) => {
    (value as Record<string, Json>).deprecated = true;
  }),
  'reword an operation': ofMember(isOperation, ({ value }, choice) => {
    (value as Record<string, Json>).summary = `Summary ${choice}`;
    (value as Record<string, Json>).description =
      `See [it](#operation/createBook) and [this](#section/Part-${choice % 3}).`;
  }),
  'tag an operation': ofMember(isOperation, ({ value }, choice) => {
    (value as Record<string, Json>).tags = [`Tag ${choice % 3}`];
  }),
  'cite a decision': ofMember(isOperation, ({ value }, choice) => {
    Object.assign(value as object, {
      'x-notes': [{ text: `A note ${choice}.`, basis: 'choice', decision: 'D-1' }],
    });
  }),
  'word a decision': ({ description }, choice) => {
    Object.assign(description, { 'x-decisions': { 'D-1': { basis: 'choice', text: `Why ${choice}.` } } });
  },
  remove: ofMember(isMemberOfMap, ({ holder, key }) => delete holder[key]),
  copy: ofMember(isMemberOfMap, ({ holder, key, value }, choice) => {
    holder[`${key}${choice % 10}`] = withoutIds(structuredClone(value));
  }),
  'title a component': ofMember(
    ({ path }) => path.length === 3 && path[1] === 'schemas',
    ({ value }, choice) => void (isObject(value) && Object.assign(value, { title: `Title ${choice}` })),
  ),
  'move a reference': ({ description }, choice) => {
    const names = Object.keys((description.components as { schemas?: object } | undefined)?.schemas ?? {});
    const references = placesIn(description).filter(
      ({ key, value }) =>
        key === '$ref' && typeof value === 'string' && value.startsWith('#/components/schemas/'),
    );
    const place = pick(references, choice);
    if (place) place.holder.$ref = `#/components/schemas/${pick(names, Math.floor(choice / 7))}`;
  },
  'word a security scheme': ofMember(
    ({ path }) => path.length === 3 && path[1] === 'securitySchemes',
    ({ value }, choice) => Object.assign(value as object, { description: `Scheme ${choice}.` }),
  ),
  'add an error': ofMember(isOperation, ({ value }) => {
    const { responses } = value as { responses?: object };
    Object.assign(responses ?? {}, { '503': { description: 'Down.' } });
  }),
  'remove an error': ofMember(
    ({ key, path }) => key === '503' && path.at(-2) === 'responses',
    ({ holder, key }) => delete holder[key],
  ),
  server: ({ description }, choice) => {
    const url = `https://api${choice % 4}.example.com/v${choice % 2}`;
    Object.assign(description, { servers: [{ url }, { url: `${url}/test`, description: 'Test.' }] });
  },
  security: ({ description }, choice) => {
    const schemes = Object.keys(
      (description.components as { securitySchemes?: object } | undefined)?.securitySchemes ?? {},
    );
    const name = pick(schemes, choice);
    Object.assign(description, { security: name === undefined ? [] : [{ [name]: [] }] });
  },
  info: ({ description }, choice) => {
    Object.assign(description, {
      info: { title: `Title ${choice}`, version: '1', description: `# Part ${choice % 3}` },
    });
  },
  languages: ({ project }, choice) => {
    Object.assign(project, { languages: choice % 2 === 0 ? ['shell', 'python'] : ['python', 'node'] });
  },
  settings: ({ settings }, choice) => {
    if (settings) Object.assign(settings, { hidden: { id: 7, cause: `Locked ${choice}.`, except: [] } });
  },
};

function ofMember(
  isWanted: (place: Place) => boolean,
  change: (place: Place, choice: number) => unknown,
): Edit {
  return ({ description }, choice) => {
    const place = pick(placesIn(description).filter(isWanted), choice);
    if (place) change(place, choice);
  };
}

const MAPS = [
  'paths',
  'webhooks',
  'schemas',
  'properties',
  'responses',
  'examples',
  'links',
  'callbacks',
  'headers',
];

function isMemberOfMap({ path }: Place): boolean {
  return path.length > 1 && MAPS.includes(path.at(-2) ?? '');
}

function isOperation({ key, path }: Place): boolean {
  return /^(get|put|post|delete|patch)$/.test(key) && path.length === 3;
}

function pick<Item>(items: readonly Item[], choice: number): Item | undefined {
  return items[choice % items.length];
}

/** A copy of a path or an operation is another one. */
function withoutIds(value: Json): Json {
  for (const { holder, key } of placesIn(value)) if (key === 'operationId') delete holder[key];
  return value;
}

function placesIn(value: Json, path: readonly string[] = []): Place[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => placesIn(item, [...path, String(index)]));
  if (!isObject(value)) return [];
  const holder = value as Record<string, Json>;
  return Object.entries(holder).flatMap(([key, member]) => [
    { holder, key, value: member, path: [...path, key] },
    ...placesIn(member, [...path, key]),
  ]);
}
