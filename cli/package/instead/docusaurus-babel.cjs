// In place of @docusaurus/babel: a site that is filled has no code to compile.
exports.getCustomBabelConfigFilePath = () => Promise.resolve(undefined);
