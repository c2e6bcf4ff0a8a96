/** Why the tests of a folder have no rows. */
export const FOLDERS_WITHOUT_NEGATION: Readonly<Record<string, string>> = {
  'browser/': 'needs a build and a browser',
  'contract/downloads/': 'needs a build',
  'corpus/live.test.ts': 'needs a build and a browser',
};

/** Tests elsewhere that read what a build wrote. */
const OF_BUILD = [
  'claims.published',
  'guides.named',
  'reference.printed',
  'reference.snippets',
  'operations.listed',
  'objects.listed',
  'objects.uses',
  'discovery.robots',
  'markdown.lists',
  'markdown.full-text',
  'proof.measured',
  'proof.stale',
  'proof.counts',
  'proof.figures',
  'proof.targets',
  'proof.mutants',
  'proof.limits',
  'proof.schedule',
  'proof.snippets',
  'agents.reader',
  'snippets.types',
  'reference.empty-bodies',
];

const LATER = [
  'what-changes.touched',
  'what-changes.private',
  'what-changes.all',
  'changes.computed',
  'changes.severities',
  'claims.reviewed',
  'guides.history',
  'versions.unread',
  'workflows.life',
  'operations.all',
  'templates.mistakes',
  'templates.tax',
  'guides.abroad',
  'templates.examples',
  'simulator.clock',
  'templates.variables',
  'guides.shop-delivers-again',
  'guides.platform-state',
  'connect.platform',
  'guides.receiver-once',
  'guides.receiver-stores',
  'guides.receiver-paths',
  'webhooks.receivers',
  'programs.failures',
  'agents.worth',
  'agents.tool',
  'snippets.documented',
  'flows.event',
  'model.sequences',
  'respect.calls',
  'errors.natural',
  'errors.on-pages',
  'errors.each-status',
  'errors.common',
  'pages.everything',
  'errors.catalogue',
  'security.header',
  'reference.branches',
  'showcase.members',
];

const because = (reason: string, ids: readonly string[]): [string, string][] => ids.map((id) => [id, reason]);

/** Why no row plants the negation of what a test holds, by the id that it declares. */
export const WITHOUT_NEGATION: Readonly<Record<string, string>> = Object.fromEntries([
  ...because('needs a build', OF_BUILD),
  ...because('not yet planted', LATER),
  ...because('needs a browser', ['browser.sequences']),
  ...because('no code of ours: the test plants its own faults', ['model.faults', 'respect.faults']),
]);
