// In place of Docusaurus' rules for a bundler, which a fill gives to plugins that do not read them.
exports.createConfigureWebpackUtils = () => Promise.resolve({});
