interface FolderContext {
  (file: string): unknown;
  keys(): string[];
}

type BundlerRequire = typeof require & {
  context(folder: string, isDeep: boolean, files: RegExp): FolderContext;
};

// Loads the styles of components that only the server renders; without this, the browser would not get them. Those of the elements
// in `ui` come first, because components are made of them.
const folders = [
  (require as BundlerRequire).context('../ui', true, /\.module\.css$/),
  (require as BundlerRequire).context('../components', true, /\.module\.css$/),
  (require as BundlerRequire).context('../reference', true, /\.module\.css$/),
];
for (const styles of folders) for (const file of styles.keys()) styles(file);
