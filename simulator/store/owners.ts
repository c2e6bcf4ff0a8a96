import type { Seed } from '#core/contracts/seed';

/** The account of the first credential of a seed, which owns everything without another owner. */
export function homeAccountOf({ credentials: [first] }: Seed): number {
  return first.accountId;
}

/** The account that owns the seeded records of a resource. */
export function ownerOf(seed: Seed, resource: string): number {
  return seed.owners[resource] ?? homeAccountOf(seed);
}
