import type { Seed } from '#core/contracts/seed';

/** The account that the first credential of a seed opens: whatever has no other owner belongs to it. */
export function homeAccountOf({ credentials: [first] }: Seed): number {
  return first.accountId;
}

/** The account that the seeded records of a resource belong to. */
export function ownerOf(seed: Seed, resource: string): number {
  return seed.owners[resource] ?? homeAccountOf(seed);
}
