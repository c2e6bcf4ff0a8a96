/**
 * Counts of the last full test run: `generated/report/report.json`, shown on `/api/proof/`. A snapshot, which may be older
 * than the description and the code.
 */
export interface Report {
  snippets: { language: string; executed: number; faithful: number; documentedResponses: number }[];
  mutants: MutantCount[];
  /** Pairs of operation and error status that the simulator was seen to return. */
  errors: { natural: number; simulated: number };
  /** Random call sequences checked against the model, and planted faults. */
  model: {
    seed: number;
    sequences: number;
    moves: number;
    requests: number;
    faults: number;
    faultsFound: number;
  };
  /** Sequences whose responses are the same in Node and in a browser. */
  browser: { sequences: number; responses: number };
  /** `redocly respect` over the generated workflows, and planted faults. */
  respect: {
    workflows: number;
    steps: number;
    checks: number;
    failed: number;
    faults: number;
    faultsFound: number;
  };
  /** Day and git commit of the run, its Node, and the seconds that each part took: differs from machine to machine. */
  measured: { on: string; revision: string; node: string; seconds: Record<string, number> };
}

export interface MutantCount {
  target: string;
  mutants: number;
  killed: number;
  /** Mutants that survive although they change behavior. */
  survivors: NamedReason[];
  /** Equivalent mutants, which are not counted. */
  equivalent: NamedReason[];
}

/** The reasons why these mutants are not killed. */
export interface NamedReason {
  reason: string;
  names: string[];
}
