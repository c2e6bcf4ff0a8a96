import { ASKS } from './asks';
import { playStranger } from './play-stranger';

playStranger({ notTyped: { 'docproof claims': ASKS } });
