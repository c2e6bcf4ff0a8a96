// In place of packages that read stylesheets and GraphQL: a site that is filled has none of these.
module.exports = {};
