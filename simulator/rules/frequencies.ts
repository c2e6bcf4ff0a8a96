import type { ResponseOf } from '../schema-types';

type Recurring = ResponseOf<'Recurring'>;

export type Interval = Pick<Recurring, 'recurring_period' | 'recurring_frequency'>;

export type Frequency = NonNullable<Recurring['frequency']>;

/** The intervals of the deprecated `frequency` (G-API-44b). */
export const FREQUENCIES: Readonly<Record<Frequency, Interval>> = {
  daily: { recurring_period: 'days', recurring_frequency: 1 },
  weekly: { recurring_period: 'weeks', recurring_frequency: 1 },
  biweekly: { recurring_period: 'weeks', recurring_frequency: 2 },
  monthly: { recurring_period: 'months', recurring_frequency: 1 },
  bimonthly: { recurring_period: 'months', recurring_frequency: 2 },
  quarterly: { recurring_period: 'months', recurring_frequency: 3 },
  semiyearly: { recurring_period: 'months', recurring_frequency: 6 },
  yearly: { recurring_period: 'years', recurring_frequency: 1 },
  biyearly: { recurring_period: 'years', recurring_frequency: 2 },
};

const NAMES = Object.keys(FREQUENCIES) as Frequency[];

/** The deprecated name of an interval, or null when it has none. */
export function frequencyOf({ recurring_period, recurring_frequency }: Interval): Frequency | null {
  const isNamed = (name: Frequency): boolean =>
    FREQUENCIES[name].recurring_period === recurring_period &&
    FREQUENCIES[name].recurring_frequency === recurring_frequency;
  return NAMES.find(isNamed) ?? null;
}
