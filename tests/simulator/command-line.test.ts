import { describe, expect, it } from 'vitest';
import { UsageError } from '#core/command-line/usage-error';
import { readServerOptions } from '../../simulator/command-line';
import { holds } from '../specified/holds';

describe('readServerOptions', () => {
  it.each([
    { given: [], want: { port: 4010, mode: 'strict', clock: 'real' } },
    { given: ['--lenient'], want: { port: 4010, mode: 'lenient', clock: 'real' } },
    { given: ['--clock', 'steps'], want: { port: 4010, mode: 'strict', clock: 'steps' } },
    { given: ['--port', '0'], want: { port: 0, mode: 'strict', clock: 'real' } },
    { given: ['--port=65535'], want: { port: 65535, mode: 'strict', clock: 'real' } },
  ])('reads $given', holds('simulator.defaults'), ({ given, want }) => {
    expect(readServerOptions(given)).toEqual(want);
  });

  it.each([
    { given: ['--port', '65536'], want: '`--port 65536` is not a port: write a number from 0 to 65535.' },
    { given: ['--port', '-1'], want: "Option '--port' argument is ambiguous" },
    { given: ['--port='], want: '`--port ` is not a port' },
    { given: ['--host', 'x'], want: 'Unknown flag `--host`' },
    { given: ['--clock', 'fast'], want: '`--clock fast` is not a clock: write real or steps.' },
    { given: ['4010'], want: '`4010` is one word too many' },
  ])('refuses $given', ({ given, want }) => {
    expect(() => readServerOptions(given)).toThrow(UsageError);
    expect(() => readServerOptions(given)).toThrow(want);
  });
});
