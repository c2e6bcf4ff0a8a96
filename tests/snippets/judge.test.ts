import { describe, expect, it } from 'vitest';
import { RecordingServer } from './judge/recording-server';
import { replaceBaseUrl } from './judge/replace-base-url';
import { readOutcomes } from './run/read-outcomes';
import { runBatch } from './run/run-batch';

const server = {
  template: 'https://{account}.example/api',
  variables: [{ name: 'account', value: 'demo' }],
  url: 'https://demo.example/api',
};

describe('replaceBaseUrl', () => {
  it.each([
    { given: "curl 'https://demo.example/api/x'", want: "curl 'http://here/x'" },
    { given: '`https://${account}.example/api`', want: '`http://here`' },
    { given: '"https://" + account + ".example/api/x" + y', want: '"http://here/x" + y' },
  ])('changes nothing else in $given', ({ given, want }) => {
    expect(replaceBaseUrl(given, server, 'http://here')).toBe(want);
  });

  it.each(['https://other.invalid/api', "'https://demo.example/api' 'https://demo.example/api'"])(
    'refuses %s, where it is not once',
    (given) => expect(() => replaceBaseUrl(given, server, 'http://here')).toThrow(/is [02] times in/),
  );
});

describe('readOutcomes', () => {
  it('tells output from errors, and a program that never ended', () => {
    const text = '\u001es0\nhello\n\u001fok\n\u001es1\n\u001fexit code 22\ncurl: (22)\n\u001es2\nhalf';
    expect([...readOutcomes(text)]).toEqual([
      ['s0', { isOk: true, output: 'hello\n', error: '' }],
      ['s1', { isOk: false, output: '', error: 'exit code 22 curl: (22)\n' }],
      ['s2', { isOk: false, output: 'half', error: ' ' }],
    ]);
  });
});

describe('runBatch', () => {
  it('runs each program by itself and goes on after one that fails', async () => {
    const { outcomes } = await runBatch('javascript', [
      { id: 'one', code: 'const a = 1; console.log(a);' },
      { id: 'two', code: "const a = 2; throw new Error('no');" },
      { id: 'three', code: 'const a = 3; console.log(a);' },
    ]);
    expect(outcomes.get('one')).toEqual({ isOk: true, output: '1\n', error: '' });
    expect(outcomes.get('two')).toMatchObject({
      isOk: false,
      error: expect.stringContaining('no') as string,
    });
    expect(outcomes.get('three')).toMatchObject({ isOk: true, output: '3\n' });
  });
});

describe('RecordingServer', () => {
  it('keeps requests and responses by the id of the snippet', async () => {
    const recorder = new RecordingServer(() => Promise.resolve(new Response('no', { status: 404 })));
    await recorder.start();
    await fetch(`${recorder.urlOf('a.b')}/api/x?y=1`, { method: 'POST', body: 'text' });
    await recorder.stop();
    expect(recorder.received.get('a.b')).toMatchObject([
      { method: 'POST', target: '/api/x?y=1', body: 'text' },
    ]);
    expect(recorder.sent.get('a.b')).toEqual([{ status: 404, body: 'no' }]);
  });
});
