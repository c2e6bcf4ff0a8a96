import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

const headers = {
  Accept: 'application/json; api_version=20241028',
  Authorization: `Basic ${btoa(`${process.env.ABACO_SECRET_KEY}:`)}`,
};

async function get(url, attempts = 5) {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) });
  if (response.status === 429 && attempts > 1) {
    const seconds = response.headers.get('X-RateLimit-Reset') - Date.now() / 1000;
    await sleep(Math.max(1, seconds) * 1000);
    return get(url, attempts - 1);
  }
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response;
}

async function* readAll(url) {
  while (url) {
    const response = await get(url);
    yield* await response.json();
    url = response.headers.get('X-Pages-NextPage');
  }
}

// The copy stands in for your table: the records by id, and the id up to which it has them all.
const load = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { newest: 0, records: {} };

function save(file, copy) {
  writeFileSync(`${file}.new`, JSON.stringify(copy));
  renameSync(`${file}.new`, file);
}

async function sync(list, isSweep) {
  const { newest, records } = load(`${list}.json`);
  const downTo = isSweep ? 0 : newest;
  const read = {};
  for await (const record of readAll(`https://demo.sandbox.abaco.example/api/${list}?limit=100`)) {
    if (record.id <= downTo) break;
    read[record.id] = record;
  }
  const ids = Object.keys(read);
  for (const id of ids) {
    if (!records[id]) console.log('new', id);
    else if (!isDeepStrictEqual(records[id], read[id])) console.log('changed', id);
  }
  for (const id of Object.keys(records)) if (isSweep && !read[id]) console.log('deleted', id);
  // Saved at once, and last: after a failure, the copy is as it was before.
  const all = isSweep ? read : { ...records, ...read };
  save(`${list}.json`, { newest: Math.max(newest, ids.at(-1) ?? 0), records: all });
}

const [list = 'invoices', mode] = process.argv.slice(2);
await sync(list, mode === 'all');
