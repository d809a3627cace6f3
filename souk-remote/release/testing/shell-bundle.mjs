// Stands in for the shell's server bundle: `smoke <remote> <store> <candidate>` reads the report from the version itself.
import fs from 'node:fs';
import path from 'node:path';

const [, remote, store, candidate] = process.argv.slice(2);
const text = fs.readFileSync(path.join(store, remote, JSON.parse(candidate).version, 'server/remoteEntry.js'), 'utf8');
if (text === 'throws') throw new Error('bad container');
console.log('loading ...');
console.log(JSON.stringify({ problems: [], ...JSON.parse(text) }));
