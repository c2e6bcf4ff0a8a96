/** Something about this machine or this checkout that a person should know. */
export interface Finding {
  /** One sentence without its full stop. */
  what: string;
  /** The remedy, as the end of that sentence. */
  remedy: string;
  /** Whether a command fails because of it. */
  breaks: boolean;
}
