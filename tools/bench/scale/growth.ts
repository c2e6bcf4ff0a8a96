import { exponentOf } from '../measure';
import { describeFile, generate, type Generated } from './ours';

const SIZES = [100, 500, 1000, 2500, 5000];
/** From here on what every run takes, whatever it reads, weighs little. */
const LARGE = 1000;

interface Measured extends Generated {
  size: number;
}

/** How CPU time, memory and output grow with the number of operations. */
export function measureGrowth(folder: string): string {
  const growth = SIZES.map((size) => ({ size, ...generate(describeFile(folder, size), folder) }));
  const lines = growth.map(
    ({ size, cpu, wall, memory, files, megabytes, pages }) =>
      `| ${size} | ${cpu.toFixed(1)} | ${wall.toFixed(1)} | ${pages.toFixed(1)} | ${memory.toFixed(0)} | ${files} | ${megabytes.toFixed(1)} |`,
  );
  return `An API of five operations to a tag, with a schema of 14 fields to each tag.

| operations | CPU s | wall s | stage pages, wall s | peak MB | files | MB written |
| --- | --- | --- | --- | --- | --- | --- |
${lines.join('\n')}
${exponentLine('exponent', growth)}
${exponentLine(
  `from ${LARGE} on`,
  growth.filter(({ size }) => size >= LARGE),
)}`;
}

function exponentLine(name: string, growth: readonly Measured[]): string {
  const exponent = (key: 'cpu' | 'memory' | 'megabytes') =>
    exponentOf(
      growth.map(({ size }) => size),
      growth.map((one) => one[key]),
    ).toFixed(2);
  return `| ${name} | ${exponent('cpu')} | | | ${exponent('memory')} | | ${exponent('megabytes')} |`;
}
