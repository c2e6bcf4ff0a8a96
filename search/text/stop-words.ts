/** Words of questions and sentences that say nothing about what is looked for. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about after all am an and any are as at be been before being but by can could did do does doing done for from get gets
   getting give had has have having how i if in into is it its just let like make makes me my need needs no not of on or our
   out over please should so some than that the their them then there these they this those through to under until up us use
   used using want was way we were what whats when where which while who whom why will with without would you your`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
