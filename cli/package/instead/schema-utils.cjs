// In place of schema-utils: the options of the loaders for files are those that Docusaurus writes.
exports.validate = () => undefined;
