/** Fixtures whose types no longer fit although no client is warned, by direction, and why the verdict stays. */
export const REVIEWED: readonly {
  reason: string;
  sent?: readonly string[];
  received?: readonly string[];
}[] = [
  {
    reason: 'What old clients send stays valid on the wire; only code that is compiled again has to change.',
    sent: ['requests: integer to string', 'requests: one to a list'],
  },
];
