/** Differences from stock pages, as `description: page: the part that ours does not show`, and why they stay. */
export const REVIEWED: readonly { reason: string; differences: RegExp; count: number }[] = [
  {
    reason:
      'The page of an event has the one value that it sends; the stock page lists those of all 25 events.',
    differences: /^abaco: webhook [^:]+: event_type: the value /,
    count: 25 * 24,
  },
  {
    reason:
      'The stock theme takes the titles of schemas for values of a discriminator, which are their names.',
    differences: /^polymorphism: patch \/pets: pet_type: the value (?:Meow|Woof)$/,
    count: 2,
  },
];
