/** Input that a reader pasted into the search. It is nowhere but in this module, until the box takes it. */
let kept: string | undefined;

/** As long as the start of a command, a message, a body or a trace; nobody types that into a search. */
const CALL = /[\r\n]|^\s*(?:curl\s|HTTP\/|[{[]\s*["'{])|\b[45]\d\d\b.*[{:]/;

/** Keeps pasted input that the box could explain, and forgets it otherwise. */
export function keepPasted(text: string): void {
  kept = CALL.test(text.slice(0, 4000)) ? text : undefined;
}

/** Whether there is such input. A query may be a part of it until its field is emptied. */
export function hasPasted(): boolean {
  return kept !== undefined;
}

/** Returns the input, and forgets it. */
export function takePasted(): string | undefined {
  const text = kept;
  kept = undefined;
  return text;
}
