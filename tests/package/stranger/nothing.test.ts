import { playStranger } from './play-stranger';
import { ASKS, HAS_NO_PAGES } from './reasons';

playStranger({ notTyped: { 'docproof claims': ASKS, 'docproof mock': HAS_NO_PAGES } });
