interface Point {
  x: number;
  y: number;
}

const RADIUS = 6;

/** Returns a wire as an SVG path: across to an upright line at `x`, along it, and across to the end, with round corners. */
export function wirePath(start: Point, x: number, end: Point): string {
  const radius = Math.min(RADIUS, Math.abs(end.y - start.y) / 2);
  if (radius === 0) return `M${start.x} ${start.y}H${end.x}`;
  const down = Math.sign(end.y - start.y);
  const out = Math.sign(end.x - x);
  return [
    `M${start.x} ${start.y}H${x - radius}`,
    `q${radius} 0 ${radius} ${down * radius}`,
    `V${end.y - down * radius}`,
    `q0 ${down * radius} ${out * radius} ${down * radius}`,
    `H${end.x}`,
  ].join('');
}
