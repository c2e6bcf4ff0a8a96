// Loaded before a measured program: says what it took when it ends. Its child processes inherit it; the first one counts.
const { writeFileSync } = require('node:fs');

const file = process.env.USAGE_FILE;
delete process.env.USAGE_FILE;
if (file) process.on('exit', () => writeFileSync(file, JSON.stringify(process.resourceUsage())));
