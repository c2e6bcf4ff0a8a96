// In place of webpack's manifest: a plugin of the renderer asks for the version when it is loaded.
exports.version = '5.0.0';
