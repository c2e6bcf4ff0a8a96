// The functions of docusaurus-plugin-openapi-docs that the generator calls, for the package.
exports.processOpenapiFiles = require('docusaurus-plugin-openapi-docs/lib/openapi').processOpenapiFiles;
exports.generateSidebarSlice = require('docusaurus-plugin-openapi-docs/lib/sidebars').default;
