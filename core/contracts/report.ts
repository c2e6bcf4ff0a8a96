/**
 * Counts of the last full test run: `generated/report/report.json`, shown on `/api/proof/`. A snapshot, which may be older
 * than the description and the code.
 */
export interface Report {
  snippets: { language: string; executed: number; faithful: number; documentedResponses: number }[];
  mutants: MutantCount[];
  /** Sentences for readers by their strongest basis, and false ones that were planted. */
  sentences: { bases: Record<BasisKind, number>; lies: LieCount[] };
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
  agents: {
    /** Tasks of an integrator, judged by the state of the simulator. */
    tasks: number;
    /** A program that solves them with the docs tool. */
    tool: { solved: number };
    /** A program that understands nothing and finds what the tasks need in the pages. */
    reader: {
      solved: number;
      /** The statements of pages that the tasks need, and those that the reader found. */
      facts: number;
      found: number;
      /** Of the tasks that it solved. */
      medianFetches: number;
      /** Number of pages of the site. */
      pages: number;
      /** Those without which something changes for the reader. */
      worth: PageWorth[];
    };
  };
  /** Day and git commit of the run, its Node, and the seconds that each part took: differs from machine to machine. */
  measured: { on: string; revision: string; node: string; seconds: Record<string, number> };
}

/** Kinds of bases that a sentence can rest on. */
export type BasisKind = 'executed' | 'specified' | 'decided' | 'bound' | 'advice';

/** False sentences of one class, made from true ones, and how many of them the review of sentences notices. */
export interface LieCount {
  class: string;
  planted: number;
  noticed: number;
}

/** The worth of a page: the changes for the reader of the tasks when the page does not exist. */
export interface PageWorth {
  /** Address from the root: `/guides/webhooks/`. */
  page: string;
  /** Tasks whose facts it no longer finds. */
  lost: number;
  /** Tasks for which it needs more fetches. */
  slower: number;
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
