import type { PageWorth, Report } from '#core/contracts/report';
import { groupBy } from '#core/collections/group-by';
import { sum } from '#core/collections/sum';
import type { Task } from '../task/task';
import { play, type Reading } from './play';
import { type Fetch, isList } from './site';

type Readings = ReadonlyMap<Task, Reading>;

/**
 * Counts the tasks and facts that the scripted reader finds, and the worth of each page: the tasks whose facts it no longer finds
 * without the page, and those for which it needs more fetches.
 * @param pages number of pages of the site.
 */
export function countReader(
  tasks: readonly Task[],
  fetch: Fetch,
  pages: number,
): Omit<Report['reader'], 'measured'> {
  const readings: Readings = new Map(tasks.map((task) => [task, play(task, fetch)]));
  const fetches = [...readings.values()].flatMap(({ fetches: count }) => count ?? []);
  const facts = sum(tasks.map((task) => task.facts.length));
  return {
    solved: fetches.length,
    facts,
    found: facts - sum([...readings.values()].map(({ missing }) => missing.length)),
    medianFetches: median(fetches),
    pages,
    worth: worthOf(readings, fetch),
  };
}

/** The pages that tasks need, the one with most tasks first. A page that the reader did not fetch for a task changes nothing for it. */
function worthOf(readings: Readings, fetch: Fetch): PageWorth[] {
  const solved = [...readings].filter(([, { fetches }]) => fetches !== undefined);
  const uses = solved.flatMap(([task, reading]) =>
    reading.fetched
      .slice(0, reading.fetches)
      .filter((address) => !isList(address))
      .map((address) => ({ task, reading, address })),
  );
  return [...groupBy(uses, ({ address }) => address)]
    .map(([address, used]) => {
      const rest = without(fetch, address);
      const after = used.map(({ task, reading }) => ({
        before: reading.fetches,
        now: play(task, rest).fetches,
      }));
      return {
        page: address.replace(/index\.md$/, ''),
        lost: after.filter(({ now }) => now === undefined).length,
        slower: after.filter(({ before = 0, now = 0 }) => now > before).length,
      };
    })
    .filter(({ lost, slower }) => lost + slower > 0)
    .toSorted(
      (one, other) => other.lost - one.lost || other.slower - one.slower || (one.page < other.page ? -1 : 1),
    );
}

/** The site as if a page had never been written: nothing links to it. */
export function without(fetch: Fetch, page: string): Fetch {
  const link = new RegExp(String.raw`\]\([^)\s]*${page.replaceAll('.', String.raw`\.`)}(#[^)\s]*)?\)`, 'g');
  const texts = new Map<string, string | undefined>();
  return (address) => {
    if (address === page) return undefined;
    if (!texts.has(address)) texts.set(address, fetch(address)?.replaceAll(link, ']'));
    return texts.get(address);
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
