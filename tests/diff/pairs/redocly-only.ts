/** Changes of published descriptions that Redocly calls breaking and we do not, with the reason. */
interface RedoclyOnly {
  /** Redocly's rule, and our worst severity there. */
  change: string;
  reason: string;
  /** How many, by pair. */
  counts: Record<string, number>;
}

export const REDOCLY_ONLY: readonly RedoclyOnly[] = [
  {
    change: 'enum-values-added: risky',
    reason: 'Only a reader that handles each value on its own notices one more.',
    counts: {
      figma: 1,
      'figma, 13 releases': 5,
      'blockfrost, 7 releases': 3,
      'ideal postcodes': 2,
      dialogporten: 2,
      'github events': 3,
      'github events, major': 3,
      github: 13,
    },
  },
  {
    change: 'schema-constraint-changed: risky',
    reason: 'Limits, formats and closed objects of responses were loosened; a format of an id was given.',
    counts: { dialogporten: 3, 'github events': 3, 'github events, major': 3, github: 6 },
  },
  {
    change: 'operation-id-changed: risky',
    reason: 'Only names in the source code of clients change.',
    counts: { dialogporten: 26 },
  },
  {
    change: 'response-removed: risky',
    reason: 'An error has another status; clients branch by its class.',
    counts: { 'directus, major': 1, github: 2 },
  },
  {
    change: 'property-removed: risky',
    reason: 'It is a field of a body of an error that has another status.',
    counts: { github: 1 },
  },
  {
    change: 'required-properties-removed: nothing',
    reason:
      'Figma moved the fields into `file`, which is breaking by another name; GitHub put a base around them.',
    counts: { 'figma, 13 releases': 1, github: 1 },
  },
  {
    change: 'parameter-became-required: nothing',
    reason: 'The path had the parameter, and only its declaration was missing.',
    counts: { 'directus, major': 1 },
  },
  {
    change: 'security-scheme-changed: nothing',
    reason: 'Names of HTTP schemes have no case: `Bearer` is `bearer`.',
    counts: { dialogporten: 1 },
  },
  {
    change: 'parameter-removed: additive',
    reason:
      'Nothing was removed: Redocly pairs parameters by their position, and others were added before them.',
    counts: { dialogporten: 3 },
  },
  {
    change: 'property-removed: documentation',
    reason: 'The component belongs to an operation that is removed, and that is breaking.',
    counts: { dialogporten: 2 },
  },
  {
    change: 'property-removed: nothing',
    reason: 'The schema is now a list, which is breaking as another type.',
    counts: { dialogporten: 1 },
  },
  {
    change: 'schema-combinator-changed: nothing',
    reason: 'The alternative for null is gone, and the other one accepts null.',
    counts: { 'github events': 1, 'github events, major': 1 },
  },
  {
    change: 'schema-combinator-changed: documentation',
    reason:
      'A reference has a description now, parts of an `allOf` were joined, or a template took their place.',
    counts: { 'directus, major': 1, galaxy: 2, 'galaxy, older': 1 },
  },
  {
    change: 'schema-combinator-changed: additive',
    reason:
      'A request has one alternative or one optional field more; an alternative moved to another position.',
    counts: { dialogporten: 1, 'github server': 2, github: 6 },
  },
  {
    change: 'required-properties-removed: additive',
    reason: 'The schema became a part of an `allOf` that adds an optional field.',
    counts: { github: 2 },
  },
  {
    change: 'property-removed: additive',
    reason: 'The schema became a part of an `allOf` that adds an optional field.',
    counts: { github: 3 },
  },
  {
    change: 'schema-type-changed: additive',
    reason: 'The schema became a part of an `allOf`, or its values became alternatives of one value each.',
    counts: { github: 5 },
  },
  {
    change: 'schema-type-changed: nothing',
    reason: 'The schema became a part of an `allOf`, or belongs to an operation that is removed.',
    counts: { github: 2 },
  },
  {
    change: 'enum-values-added: additive',
    reason: 'The values became alternatives of one value each.',
    counts: { github: 2 },
  },
];
