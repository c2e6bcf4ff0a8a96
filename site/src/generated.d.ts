declare module '@generated/downloads/default/sizes.json' {
  /** Sizes in bytes of the files that `site/plugins/downloads.ts` publishes, by path. */
  const sizes: Record<string, number>;
  export default sizes;
}

declare module '@generated/environments/default/choices.json' {
  import type { Environments } from '#core/contracts/environments';

  /** The choices of readers, from `site/plugins/environments.ts`. */
  const choices: Environments;
  export default choices;
}

declare module '@generated/environments/default/rules.json' {
  import type { EnvironmentRules } from '#core/contracts/environments';

  /** How the snippets change with the choice. */
  const rules: EnvironmentRules;
  export default rules;
}

declare module '@generated/guide-uses/default/uses.json' {
  import type { LinkData } from '#core/contracts/page-data';

  /** Links to guides, by address in the reference, from `site/plugins/guide-uses.ts`. */
  const uses: Record<string, LinkData[] | undefined>;
  export default uses;
}

declare module '@generated/search-index/default/popular.json' {
  /** The `Popular` that `site/plugins/search-index.ts` reads from `docs/_data/popular.yaml`. */
  const popular: unknown;
  export default popular;
}

declare module '@generated/version-simulators/default/simulators' {
  import type { RequestForms } from '#core/contracts/form-schema';
  import type { SimulatorRequests } from '#core/contracts/requests';
  import type { Seed } from '#core/contracts/seed';
  import type { Contract } from '#core/contracts/simulator-contract';
  import type { Validators } from '#core/contracts/validators';

  interface Json<Value> {
    default: Value;
  }

  /** Loads what the simulator of an earlier version is made of, from `site/plugins/version-simulators.ts`. */
  const loaders: Record<
    string,
    () => Promise<[Json<Contract>, Json<SimulatorRequests>, Json<RequestForms>, Json<Seed>, Json<Validators>]>
  >;
  export default loaders;
}

declare module '@generated/what-changes/default/changelog.json' {
  import type { Changelog } from '#core/contracts/changelog';

  /** The releases whose changes are computed, from `site/plugins/what-changes.ts`. */
  const changelog: Changelog;
  export default changelog;
}

declare module '@generated/paste-data/default/documented.json' {
  import type { Documented } from '#core/paste/documented';

  /** The documentation that explanations of pasted input read, from `site/plugins/paste-data.ts`. */
  const documented: Documented;
  export default documented;
}

declare module '@generated/proof/default/counts.json' {
  import type { ProofCounts } from '#core/contracts/report';

  /** Counts of the build for the page about the tests, from `site/plugins/proof.ts`; null on a site without that page. */
  const counts: ProofCounts | null;
  export default counts;
}

declare module '@generated/shell/default/components' {
  /** The components of routes, each as Docusaurus loads it, by name; from `site/plugins/shell/index.ts`. */
  const components: Record<string, readonly [load: () => Promise<object>, name: string, id: unknown]>;
  export default components;
}
