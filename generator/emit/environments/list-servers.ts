import type { ServerChoice, ServerVariable } from '#core/contracts/environments';
import { isAddress, isAddressPart } from '#core/http/address';
import type { ApiModel, Server } from '../../model/api/api-model';
import { compareHosts } from '../snippets/compare-hosts';
import { constantName, nameConstant } from '../snippets/languages/constant-name';
import { chooseServer, isSandbox, type SnippetServer } from '../snippets/snippet-server';
import { hasWholeAddresses } from '../snippets/whole-addresses';

/** Longer descriptions are sentences, so the host is the label. */
const MAX_LABEL = 24;

/**
 * Lists the servers that snippets can call, first the one in the pages. If variables are constants in snippets, the others are those
 * that differ from it only in part of their host; otherwise, all whose addresses need no escaping in any language.
 */
export function listServers(model: ApiModel): ServerChoice[] {
  const { servers } = model;
  const { template } = chooseServer(servers);
  const first = servers.find((server) => chooseServer([server]).template === template);
  if (!first) return [];
  const choices = hasWholeAddresses(model) ? listWhole(servers, first) : listByHost(servers, first);
  return distinctLabels(choices);
}

function listByHost(servers: readonly Server[], first: Server): ServerChoice[] {
  const { template } = chooseServer([first]);
  const others = servers.flatMap((server) => {
    const host = server.description ? compareHosts(template, chooseServer([server]).template) : undefined;
    return host ? [{ ...choiceOf(server, guards(first, server)), host }] : [];
  });
  return [choiceOf(first, false), ...others].map((choice, index) => {
    const fixed = constantsOf(chooseServer(index === 0 ? [first] : servers, choice.template), servers);
    return { ...choice, ...(fixed.length > 0 && { variables: fixed }) };
  });
}

/** The variables of a server that have fixed values, by the names of their constants. */
function constantsOf({ variables }: SnippetServer, servers: readonly Server[]): ServerVariable[] {
  const constants: ServerVariable[] = [];
  const all = servers.flatMap((server) => server.variables);
  return variables.flatMap(({ name, value }) => {
    const constant = nameConstant(constants, constantName(name), value);
    const possible = possibleValues(all.find((one) => one.name === name)?.enum);
    return possible ? [{ name: constant, value, enum: possible }] : [];
  });
}

function listWhole(servers: readonly Server[], first: Server): ServerChoice[] {
  const others = servers.filter((server) => server !== first && isAddress(chooseServer([server]).url));
  const choices = [first, ...others].map((server) => ({
    ...choiceOf(server, guards(first, server)),
    variables: variablesOf(server),
  }));
  return choices.filter(
    ({ template }, index) => choices.findIndex((one) => one.template === template) === index,
  );
}

function variablesOf(server: Server): ServerVariable[] {
  return chooseServer([server]).variables.map(({ name, value }) => {
    const possible = possibleValues(server.variables.find((one) => one.name === name)?.enum);
    return { name: `{${name}}`, value, ...(possible && { enum: possible }) };
  });
}

function possibleValues(values: readonly string[] | undefined): string[] | undefined {
  const possible = values?.filter(isAddressPart) ?? [];
  return possible.length > 0 ? possible : undefined;
}

/** Whether snippets for a server read keys from the environment, because the first one is a sandbox and this one is not. */
function guards(first: Server, server: Server): boolean {
  return isSandbox(first) && !isSandbox(server);
}

function choiceOf(server: Server, readsKeys: boolean): ServerChoice {
  const { template } = chooseServer([server]);
  const { name, description } = server;
  const label = [name, description].find((one) => one !== undefined && one.length <= MAX_LABEL);
  return { label: label ?? hostOf(template), template, keyPrefixes: server.keyPrefixes ?? [], readsKeys };
}

function hostOf(template: string): string {
  return /^[a-z]+:\/\/([^/]*)/.exec(template)?.[1] ?? template;
}

/** Servers with the same label are shown by their addresses, because the choice is kept by its label. */
function distinctLabels(choices: ServerChoice[]): ServerChoice[] {
  const labels = choices.map(({ label }) => label);
  return choices.map((choice) =>
    labels.filter((label) => label === choice.label).length > 1
      ? { ...choice, label: choice.template }
      : choice,
  );
}
