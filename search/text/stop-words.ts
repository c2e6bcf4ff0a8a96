/** Words of sentences and questions that do not help to find anything. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about actually after all already also am an and any are as at be because been before being both but by can cannot could did do does doing
   don each every for from go goes going had has happen happens have having he her here hers him his how i if in instead into is isn it its just know let
   like many may me might mine much my need needs no nor not now of off often on once only onto or other our ours out over own please possible really shall she
   should so some someone something still such than that the their theirs them then there these they thing things this those through to too under until up upon us
   use used uses using very via want wants was way we were what when where whether which while who whom whose why will with within
   without would you your yours`.split(/\s+/),
);
