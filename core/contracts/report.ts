/**
 * Counts of the last test runs: `generated/report/report.json`, shown on `/api/proof/`. Each block comes from a separate run,
 * which may be older than the others, the description and the code.
 */
export interface Report {
  snippets: Counted<{
    languages: { language: string; executed: number; faithful: number; documentedResponses: number }[];
  }>;
  mutants: Counted<{ targets: MutantCount[] }>;
  /** False sentences, and edits that keep the meaning, that were planted. */
  sentences: Counted<{ lies: EditCount[]; edits: EditCount[] }>;
  /** Pairs of operation and error status that the simulator was seen to return. */
  errors: Counted<{ natural: number; simulated: number }>;
  /** Random call sequences checked against the model, and planted faults. */
  model: Counted<{
    seed: number;
    sequences: number;
    moves: number;
    requests: number;
    faults: number;
    faultsFound: number;
  }>;
  /** Sequences whose responses are the same in Node and in a browser. */
  browser: Counted<{ sequences: number; responses: number }>;
  /** `redocly respect` over the generated workflows, and planted faults. */
  respect: Counted<{
    workflows: number;
    steps: number;
    checks: number;
    failed: number;
    faults: number;
    faultsFound: number;
  }>;
  /** A program that solves tasks of an integrator with the docs tool, judged by the state of the simulator. */
  tool: Counted<{ tasks: number; solved: number }>;
  /** A program that understands nothing and finds what the tasks need in the pages. */
  reader: Counted<{
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
  }>;
}

/** Counts with the run that made them. */
export type Counted<Counts> = Counts & { measured: Measured };

/** Day and git commit of a run, its Node, and the seconds that it took: differs from machine to machine. */
export interface Measured {
  on: string;
  revision: string;
  node: string;
  seconds: number;
}

/** Counts that the build of the site adds to the page with the report. */
export interface ProofCounts {
  /** Sentences for readers by their strongest basis. */
  bases: Record<BasisKind, number>;
  /** Arazzo workflows, and the calls in them. */
  workflows: number;
  calls: number;
  /** Names of the blocks of the report that are too old for what this build shows. */
  stale: string[];
}

/** Kinds of bases that a sentence can rest on. */
export type BasisKind = 'executed' | 'specified' | 'decided' | 'security' | 'bound' | 'advice';

/** Changed sentences of one class, made from true ones, and how many of them the check of sentences shows to a reviewer. */
export interface EditCount {
  class: string;
  planted: number;
  shown: number;
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
