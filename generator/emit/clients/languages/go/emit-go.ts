import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { goText } from '../../../snippets/languages/go';
import type { ClientPlan, PlannedScheme } from '../../client-plan';
import { alignRows, compositeLines, type Entry, indented, type Row } from './layout';
import { authCode, goMethods } from './methods';
import { type GoNames, nameAll, optionsOf } from './names';
import { commentOf, goDeclaration, goType, optionsDeclaration } from './types';

/** The part that is the same for every API: real Go, which tests run. */
const RUNTIME = join(__dirname, 'runtime.go');

/** Writes the client file of an API in Go, a package. @param about lines about the file. @param name of the package. */
export function emitGo(plan: ClientPlan, about: readonly string[], name: string): string {
  const names = nameAll(plan);
  const runtime = readFileSync(RUNTIME, 'utf8').replace(/^package \w+/, `package ${packageName(name)}`);
  return (
    [
      about.map((line) => `// ${line}`).join('\n'),
      runtime.trim(),
      ...plan.types.map((type) => goDeclaration(type, names)),
      ...plan.errors.map((error) => errorDeclaration(error, names)),
      ...plan.calls.flatMap((call) => {
        const options = names.options.get(call.id);
        const method = names.methods.get(call.id)!;
        return options === undefined
          ? []
          : [optionsDeclaration(options, method, optionsOf(call), names.types)];
      }),
      ...clientCode(plan, names),
      ...plan.calls.flatMap((call) => goMethods(call, plan, names)),
    ].join('\n\n') + '\n'
  );
}

/** The name of a package: that of its file, unless it is a word of Go. */
export function packageName(file: string): string {
  return /^[a-z]\w*$/.test(file) && !KEYWORDS.has(file) ? file : `api${file.replace(/\W/g, '')}`;
}

const KEYWORDS = new Set(
  (
    'break case chan const continue default defer else fallthrough for func go goto if import interface map package range ' +
    'return select struct switch type var main'
  ).split(' '),
);

function errorDeclaration({ status, name, body }: ClientPlan['errors'][number], { types }: GoNames): string {
  return [
    `// ${name} is the status ${status}. Its Body is that of the API.`,
    `type ${name} struct {`,
    '\t*APIError',
    `\tBody ${goType(body, types)}`,
    '}',
    '',
    '// Unwrap returns the error as any status has it.',
    `func (e *${name}) Unwrap() error {`,
    '\treturn e.APIError',
    '}',
  ].join('\n');
}

function clientCode(plan: ClientPlan, { keys }: GoNames): string[] {
  const { schemes, server } = plan;
  const hasOthers = plan.calls.some((call) => call.server !== server);
  const rows: Row[] = [
    ...schemes.map((scheme): Row => ({ cells: [keys.get(scheme.id)!, keyType(scheme)] })),
    {
      cells: ['BaseURL', 'string'],
      comment: [
        `// BaseURL is where all calls go; without it to ${server}${hasOthers ? ', or to the server of an operation' : ''}.`,
      ],
    },
    {
      cells: ['Timeout', 'time.Duration'],
      comment: ['// Timeout of each attempt, 30 seconds without it.'],
    },
  ];
  const settings: Entry[] = [
    ['baseURL', 'options.BaseURL'],
    ['server', goText(server)],
    ['timeout', 'options.Timeout'],
    [
      'keys',
      compositeOf(
        'map[string]*Param',
        schemes.map((scheme) => [goText(scheme.id), keyCode(scheme, `options.${keys.get(scheme.id)!}`)]),
      ),
    ],
    [
      'errors',
      compositeOf(
        'map[int]reflect.Type',
        plan.errors.map(({ status, name }) => [status, `reflect.TypeOf(${name}{})`]),
      ),
    ],
    ['accept', goText(plan.accept)],
    ['auth', authCode(plan.security)],
    ['resetHeader', goText(plan.resetHeader ?? '')],
  ];
  return [
    [
      '// ClientOptions are the settings of a client.',
      'type ClientOptions struct {',
      ...alignRows(rows).map(indented),
      '}',
    ].join('\n'),
    [
      ...commentOf({ doc: `Client has one method for each operation of ${plan.title}.` }),
      'type Client struct{ base }',
    ].join('\n'),
    [
      '// NewClient returns a client, which several goroutines may use at once.',
      'func NewClient(options ClientOptions) *Client {',
      indented(`return &Client{newBase(${compositeLines('base', settings)})}`),
      '}',
    ].join('\n'),
  ];
}

function compositeOf(type: string, entries: readonly Entry[]): string {
  return entries.length === 0 ? `${type}{}` : compositeLines(type, entries);
}

function keyType({ credentials }: PlannedScheme): string {
  return credentials.kind === 'basic' ? 'Basic' : 'string';
}

function keyCode({ credentials }: PlannedScheme, value: string): string {
  switch (credentials.kind) {
    case 'basic':
      return `basicKey(${value})`;
    case 'token':
      return `tokenKey(${goText(credentials.scheme)}, ${value})`;
    case 'apiKey':
      return `ownKey(${goText(credentials.in)}, ${goText(credentials.name)}, ${value})`;
  }
}
