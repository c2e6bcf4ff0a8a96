import path from 'node:path';

const EXAMPLES = '@readme/oas-examples';

const of = (version: string, name: string) => ({
  name: `${name}-${version}`,
  entry: require.resolve(`${EXAMPLES}/${version}/json/${name}.json`),
});

/** Descriptions of others whose plan people have read, and of which the chains are played at each change. */
export const PLANNED: readonly { name: string; entry: string }[] = [
  of('3.0', 'petstore'),
  of('3.0', 'petstore-expanded'),
  of('3.0', 'petstore-simple'),
  of('3.0', 'link-example'),
  of('3.0', 'uspto'),
  of('3.0', 'discriminators'),
  of('3.1', 'train-travel'),
  of('3.1', 'readme'),
  { name: 'galaxy', entry: path.join(__dirname, '../packages/scalar-galaxy/3.1.yaml') },
];
