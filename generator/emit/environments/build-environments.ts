import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import { typedLanguage } from '#core/contracts/environments';
import type {
  Environments,
  EnvironmentsData,
  LanguageForms,
  LineRule,
  ServerChoice,
} from '#core/contracts/environments';
import { matchLines } from '#core/text/replace-lines';
import { replaceHost } from '#core/text/replace-host';
import type { ApiModel, Operation, RequestExample } from '../../model/api/api-model';
import { codeText, type Code } from '../snippets/code';
import type { DocumentedCall } from '../snippets/documented-call';
import { buildHttpRequest } from '../snippets/http-request';
import { languages, type LanguageId } from '../snippets/languages';
import { keyOf, Results } from '../../run/memo/results';
import { hasWholeAddresses, markAddress } from '../snippets/whole-addresses';
import { deriveRules } from './derive-rules';
import { listCredentials, namesOfCredentials } from './list-credentials';
import { listServers } from './list-servers';
import { listValues } from './list-values';

const ALL = languages.map(({ id }) => id);

/** Code whose lines change with the choices: a language of snippets, or calls of a client that only some requests have. */
interface Language {
  id: string;
  grammar: string;
  emit: (call: DocumentedCall) => Code | undefined;
  /** All that the code depends on, besides the call. */
  plan?: unknown;
}

/** Calls of a client in a language of snippets. */
export type TypedCalls = Pick<Language, 'emit' | 'plan'> & { id: LanguageId };
/** Returns a call in a form; the same object if the form does not change it. */
type Variants = (form: EnvironmentForm) => DocumentedCall;
type Emit = (form: EnvironmentForm) => Code;

/** A choice of a reader, as indices in the lists of `Environments`; without credentials, those in the pages. */
interface EnvironmentForm {
  server: number;
  credentials?: number;
  /** Whether the snippet reads credentials from the environment; by default, as the server asks for it. */
  readsKeys?: boolean;
}

/** How many lines apart differences are one rule: none makes the fewest rules, one tells lines apart that are in many snippets. */
const DISTANCES = [0, 1];

/**
 * Builds the choices of readers, and the rules that change the snippets accordingly. A choice is offered only if its rules turn
 * every snippet into exactly what the emitter of its language writes.
 */
export function buildEnvironments(
  model: ApiModel,
  ids: readonly LanguageId[] = ALL,
  results = new Results(),
  typed: readonly TypedCalls[] = [],
): EnvironmentsData {
  const chosen = languages.filter(({ id }) => ids.includes(id)).flatMap((one) => formsOf(one, typed));
  const ways = listCredentials(model);
  const isWhole = hasWholeAddresses(model);
  const all = {
    servers: listServers(model),
    credentials: ways.length > 1 ? ways : [],
    keys: [...new Set(ways.flat())],
    ...(isWhole && { hasWholeAddresses: true }),
  };
  const values = listValues(model);
  const offers = [all, { ...all, credentials: [] }, { ...all, servers: all.servers.slice(0, 1) }];
  for (const offer of offers) {
    const found = buildForms(model, chosen, { ...offer, servers: serversOfRules(offer) }, results);
    if (found) return { ...offer, values, languages: found };
  }
  const servers = isWhole
    ? all.servers.map((server) => ({ ...server, readsKeys: false }))
    : all.servers.slice(0, 1);
  return { ...all, servers, credentials: [], values, languages: {} };
}

/** Returns the snippets of a language, and its typed calls if it has some. */
function formsOf(
  { id, grammar, emit }: (typeof languages)[number],
  typed: readonly TypedCalls[],
): Language[] {
  const calls = typed.find((one) => one.id === id);
  return [
    { id, grammar, emit: ({ request }) => markAddress(emit(request), request) },
    ...(calls ? [{ ...calls, id: typedLanguage(id), grammar }] : []),
  ];
}

/** Returns the servers that rules are derived for. Addresses in full need no rules, so that only the way to read keys matters. */
function serversOfRules({ servers, hasWholeAddresses: isWhole }: Environments): ServerChoice[] {
  const [first] = servers;
  if (!isWhole || !first) return servers;
  return servers.some(({ readsKeys }) => readsKeys) ? [first, { ...first, readsKeys: true }] : [first];
}

type Offer = Environments;

function buildForms(
  model: ApiModel,
  chosen: readonly Language[],
  offer: Offer,
  results: Results,
): EnvironmentsData['languages'] | undefined {
  if (offer.servers.length < 2 && offer.credentials.length < 2) return {};
  const requests = model.operations.flatMap((operation) =>
    [...operation.requests, ...operation.otherRequests].map((request) =>
      listVariants(operation, request, model, offer),
    ),
  );
  // Emitters see nothing but these requests.
  const key = keyOf(
    chosen.map(({ id, plan }) => [id, plan]),
    offer,
    requests.map((variants) => listForms(offer).map((form) => variants(form).request)),
  );
  return results.remember('forms', key, () => buildFormsOf(requests, chosen, offer));
}

function buildFormsOf(
  requests: readonly Variants[],
  chosen: readonly Language[],
  offer: Offer,
): EnvironmentsData['languages'] | undefined {
  const found: EnvironmentsData['languages'] = {};
  for (const language of chosen) {
    const emits = requests.flatMap((variants) => emitOnce(language, variants) ?? []);
    const forms = DISTANCES.map((distance) => deriveForms(emits, language, offer, distance));
    const faithful = forms.find((one) => isFaithful(emits, one, offer));
    if (!faithful) return undefined;
    found[language.id] = faithful;
  }
  return found;
}

/** Lists all forms that the rules are derived from. */
function listForms({ servers, credentials }: Offer): EnvironmentForm[] {
  return [...servers.keys()].flatMap((server) =>
    [undefined, ...credentials.keys()].flatMap((index) =>
      [undefined, true].map((readsKeys) => ({ server, credentials: index, readsKeys })),
    ),
  );
}

function listVariants(
  operation: Operation,
  request: RequestExample,
  model: ApiModel,
  { servers, credentials: choices }: Offer,
): Variants {
  const names = operation.security.map((_, index) =>
    namesOfCredentials(operation, request, model, index).join(),
  );
  const known = new Map<string, DocumentedCall>();
  return ({ server, credentials, readsKeys = servers[server]?.readsKeys }) => {
    const template = servers[server]?.template;
    const wanted = credentials === undefined ? undefined : choices[credentials]?.join();
    const alternative = wanted === undefined ? 0 : Math.max(0, names.indexOf(wanted));
    return getOrInsertComputed(known, `${server} ${alternative} ${readsKeys}`, () => ({
      operation,
      example: request,
      request: buildHttpRequest(operation, request, model, {
        server: template,
        readsKeys,
        credentials: alternative,
      }),
    }));
  };
}

/** Undefined if the language has no code for the call, whatever its form. */
function emitOnce({ emit }: Language, variants: Variants): Emit | undefined {
  const first = variants({ server: 0 });
  const code = emit(first);
  if (!code) return undefined;
  const known = new Map([[first, code]]);
  return (form) => getOrInsertComputed(known, variants(form), (call) => emit(call) ?? []);
}

function deriveForms(
  emits: readonly Emit[],
  { grammar }: Language,
  { servers, credentials, keys }: Offer,
  distance: number,
): LanguageForms<LineRule> {
  const derive = (from: EnvironmentForm, to: EnvironmentForm) =>
    deriveRules(
      emits
        .map((emit) => ({ before: emit(from), after: emit(to) }))
        .filter(({ before, after }) => before !== after)
        .map((pair) => ({ ...pair, value: exampleIn(pair.before, keys) })),
      distance,
    );
  const shown = { server: 0 };
  const isGuarding = servers.some(({ readsKeys }) => readsKeys);
  // Rules are about credentials only: the host is replaced separately.
  const indices = [...credentials.keys()];
  // Code that was written by hand has any of the credentials.
  const guard = indices.flatMap((index) =>
    derive({ server: 0, credentials: index }, { server: 0, credentials: index, readsKeys: true }),
  );
  const plain = indices.map((index) => derive(shown, { server: 0, credentials: index }));
  const guarded = [undefined, ...indices].map((index) => [
    ...derive(shown, { server: 0, credentials: index, readsKeys: true }),
    ...guard,
  ]);
  return { grammar, plain: [[], ...plain], guarded: isGuarding ? guarded.map(unique) : [] };
}

/** Returns the example credentials in a snippet. */
function exampleIn(code: Code, keys: readonly string[]): string {
  const marked = code.find(
    (part) => typeof part === 'object' && part.mark.kind === 'reader-value' && keys.includes(part.mark.name),
  );
  return typeof marked === 'object' ? marked.text : '';
}

function unique(rules: readonly LineRule[]): LineRule[] {
  const known = new Set<string>();
  return rules.filter(({ value, from }) => {
    const key = [value, ...from].join('\n');
    return known.has(key) ? false : known.add(key);
  });
}

function isFaithful(emits: readonly Emit[], forms: LanguageForms<LineRule>, offer: Offer): boolean {
  const choices = [undefined, ...offer.credentials.keys()];
  return emits.every((emit) => {
    const text = codeText(emit({ server: 0 }));
    return offer.servers.every((server, index) =>
      choices.every((credentials, position) => {
        const emitted = codeText(emit({ server: index, credentials }));
        return changeText(text, forms, server, position) === emitted;
      }),
    );
  });
}

/**
 * Changes the text of a snippet as the site changes the one in the page.
 * @param position the position of the credentials in the lists of `LanguageForms`.
 */
export function changeText(
  text: string,
  { plain, guarded }: LanguageForms<LineRule>,
  { readsKeys, host }: ServerChoice,
  position: number,
): string {
  const rules = (readsKeys ? guarded : plain)[position] ?? [];
  const lines: (string | undefined)[] = text.split('\n');
  for (const { start, rule } of matchLines(text.split('\n'), rules))
    lines.splice(start, rule.from.length, ...replacement(rule));
  const changed = lines.filter((line) => line !== undefined).join('\n');
  return host ? replaceHost(changed, host) : changed;
}

/** Returns as many entries as the rule replaces, so that the positions of later lines stay. */
function replacement({ from, to }: LineRule): (string | undefined)[] {
  return [
    to && to.map((part) => (typeof part === 'string' ? part : part.text)).join(''),
    ...Array.from({ length: from.length - 1 }, () => undefined),
  ];
}
