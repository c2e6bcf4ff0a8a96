/** Words of sentences and questions that say nothing about what is looked for. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about after all also am an and any are as at be because been before being both but by can cannot could did do does doing
   don each every for from go goes going had has have having he her here hers him his how i if in into is isn it its just let
   like may me might mine my need needs no nor not of off on once only onto or other our ours out over own please shall she
   should so some such than that the their theirs them then there these they this those through to too under until up upon us
   use used uses using very via want wants was we were what when where whether which while who whom whose why will with within
   without would you your yours`.split(/\s+/),
);
