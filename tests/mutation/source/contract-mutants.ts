import type { Contract, OperationContract } from '#core/contracts/simulator-contract';

/** One change to what the engine reads of the description. */
export interface ContractMutant {
  name: string;
  operator: string;
  /** The operation that it is about; absent for what binds them all. */
  operationId?: string;
  change: (contract: Contract) => void;
}

/** Limits by one up and one down, versions, and for each operation its status, scopes, paging, defaults and headers. */
export function mutateContract(contract: Contract): ContractMutant[] {
  return [
    ...LIMITS.flatMap(limitMutants),
    ...contract.apiVersions.map((version) => ({
      name: `version ${version} is left out`,
      operator: 'version',
      change: (changed: Contract) => {
        changed.apiVersions = changed.apiVersions.filter((one) => one !== version);
      },
    })),
    ...contract.operations.flatMap((operation, index) => operationMutants(operation, index)),
  ];
}

const LIMITS: [string, (contract: Contract) => Record<string, unknown>, string][] = [
  ['calls', ({ limits }) => limits.rate, 'rate limit'],
  ['windowSeconds', ({ limits }) => limits.rate, 'rate limit'],
  ['maxLimit', ({ limits }) => limits.paging, 'paging'],
  ['perDocument', ({ limits }) => limits.items, 'items'],
  ['lifeDays', ({ limits }) => limits.accessToken, 'access token'],
  ['idleMinutes', ({ limits }) => limits.session, 'session'],
  ['removalDays', ({ limits }) => limits.session, 'session'],
  ['max', ({ sandbox }) => sandbox.documentLimit, 'documents'],
];

function limitMutants([key, holderOf, title]: (typeof LIMITS)[number]): ContractMutant[] {
  return [1, -1].map((step) => ({
    name: `${title}: ${key} ${step > 0 ? 'one more' : 'one less'}`,
    operator: 'limit',
    change: (contract) => {
      const holder = holderOf(contract);
      holder[key] = Number(holder[key]) + step;
    },
  }));
}

function operationMutants({ id, query, success }: OperationContract, index: number): ContractMutant[] {
  const mutant = (operator: string, title: string, change: (operation: OperationContract) => void) => ({
    name: `${id}: ${title}`,
    operator,
    operationId: id,
    change: ({ operations }: Contract) => change(operations[index] as OperationContract),
  });
  const defaults = query.parameters.filter((parameter) => parameter.default !== undefined);
  return [
    mutant('scope', 'the other scope', ({ security }) => {
      for (const alternative of security) {
        alternative.scopes = alternative.scopes.map((scope) =>
          scope === 'read_only' ? 'read_write' : 'read_only',
        );
      }
    }),
    ...(success
      ? [
          mutant('paging', 'the other paging', (operation) => {
            operation.isPaged = !operation.isPaged;
          }),
          mutant('status', 'another status', (operation) => {
            if (operation.success) operation.success.status += 1;
          }),
        ]
      : []),
    ...defaults.map(({ name }) =>
      mutant('default', `no default for ${name}`, (operation) => {
        for (const parameter of operation.query.parameters)
          if (parameter.name === name) delete parameter.default;
      }),
    ),
  ];
}
