/** Loads the simulator. A single import, so that it is in one file, whoever asks for it. */
export const loadEngine = () => import('./engine');

/** Loads everything that a run needs. Its two files arrive at the same time, because each waits for the network. */
export async function loadRun() {
  // A failure shows where the engine is used.
  loadEngine().catch(() => undefined);
  return import('./entry');
}
