/** What a button of a page asks the simulator to do (`data-simulator-action`). */
export type SimulatorAction = 'run' | 'reproduce' | 'console' | 'check';
