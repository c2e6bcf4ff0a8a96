/** Input that a reader pasted into the search. It is nowhere but in this module, until the box takes it. */
let kept: { text: string; query?: string } | undefined;

/** As long as the start of a command, a message, a body or a trace; nobody types that into a search. */
const CALL = /[\r\n]|^\s*(?:curl\s|HTTP\/|[{[]\s*["'{])|\b[45]\d\d\b.*[{:]/;

/** Keeps pasted input that the box could explain, and forgets it otherwise. */
export function keepPasted(text: string): void {
  kept = CALL.test(text.slice(0, 4000)) ? { text } : undefined;
}

/** Whether a query is what became of the pasted input. */
export function isPasted(query: string): boolean {
  if (!kept || query.trim() === '') return false;
  kept.query ??= query;
  return kept.query === query;
}

export function takePasted(): string | undefined {
  const text = kept?.text;
  kept = undefined;
  return text;
}
