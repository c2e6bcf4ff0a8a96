/** Actions of buttons that use the simulator (`data-simulator-action`). */
export type SimulatorAction = 'run' | 'reproduce' | 'console' | 'check' | 'flow';
