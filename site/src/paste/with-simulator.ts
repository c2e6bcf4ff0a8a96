import { setAids } from './aids';

// A run loads the same.
setAids(async () => (await import('./simulated-aids')).loadSimulatedAids());
