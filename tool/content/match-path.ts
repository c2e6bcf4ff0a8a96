/** Whether a path is one of a template. A parameter may be a part of a segment: `/cards/{id}.json`. */
export function matches(template: string, path: string): boolean {
  const [known, asked] = [template.split('/'), path.split('/')];
  return (
    known.length === asked.length &&
    known.every((segment, index) => segment.includes('{') || segment === asked[index])
  );
}

/** Orders templates that match the same path: fixed segments come before parameters. */
export function countParameters(template: string): number {
  return template.split('{').length;
}
