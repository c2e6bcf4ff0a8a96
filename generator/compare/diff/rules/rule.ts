/** How much a change matters to a client that was written for the base, worst first. */
export const SEVERITIES = ['breaking', 'risky', 'additive', 'documentation'] as const;
export type Severity = (typeof SEVERITIES)[number];

export type Breaks = 'wire' | 'data' | 'source';

/** The meaning of one kind of change, for values that clients send and for those that they receive. */
export interface Rule {
  /** Undefined: such a change means nothing in this direction. */
  sent?: Severity;
  received?: Severity;
  breaks: Breaks;
  /** The change, after the subject and a colon; `{name}`, `{before}` and `{after}` are filled in. */
  summary: string;
  /** Why the severity is as it is. */
  reason: string;
  /** The next step for a client that sends the subject. */
  send: string;
  /** The next step for a client that receives the subject. */
  read: string;
}

const LETTERS = { B: 'breaking', R: 'risky', A: 'additive', D: 'documentation', '–': undefined } as const;
type Letter = keyof typeof LETTERS;

/** A row of the tables: severity when sent / when received, then the sentences. Without `read`, `send` is used for both. */
export function row(
  verdicts: `${Letter}/${Letter}`,
  breaks: Breaks,
  texts: { summary: string; reason: string; send?: string; read?: string },
): Rule {
  const [sent, received] = verdicts.split('/') as [Letter, Letter];
  const { summary, reason, send = 'Nothing.', read = send } = texts;
  return { sent: LETTERS[sent], received: LETTERS[received], breaks, summary, reason, send, read };
}
