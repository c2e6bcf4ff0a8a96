export interface Interval {
  recurring_period: string;
  recurring_frequency: number;
}

/** What the deprecated `frequency` stands for (G-API-44b). */
export const FREQUENCIES: Readonly<Record<string, Interval>> = {
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

/** The deprecated name of an interval, or null when it has none. */
export function frequencyOf({ recurring_period, recurring_frequency }: Interval): string | null {
  const named = Object.entries(FREQUENCIES).find(
    ([, interval]) =>
      interval.recurring_period === recurring_period && interval.recurring_frequency === recurring_frequency,
  );
  return named?.[0] ?? null;
}
