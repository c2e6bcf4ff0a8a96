import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { requireFreePort } from '#core/command-line/listen';
import { UsageError } from '#core/command-line/usage-error';

it('offers the next free port for one that is taken', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const error = await requireFreePort(port).catch((reason: unknown) => reason);
  other.close();
  expect(error).toBeInstanceOf(UsageError);
  const { message } = error as UsageError;
  const [, offered = ''] =
    /^Port \d+ is taken: stop what uses it, or write `--port (\d+)`, which is free\.$/.exec(message) ?? [];
  expect(Number(offered)).toBeGreaterThan(port);
  await requireFreePort(Number(offered));
});
