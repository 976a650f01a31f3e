import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { replaceFile } from '../run/replace-file.ts';

/**
 * Renders a build's shell once and writes it beside the build, with the file names of the client and the label modules. The argument is the
 * folder of the server build.
 */
const [folder = 'dist/server'] = process.argv.slice(2);
await import(pathToFileURL(resolve(folder, 'entry.mjs')).href);
const { openBuild } = await import('#renderer/document/open-build.server.ts');
const { manifest, renderProbe } = await openBuild();
const labelPlan = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8'));
const lines = Object.entries({ probe: await renderProbe(), manifest, labelPlan }).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
replaceFile(join(folder, 'shell.mjs'), lines.join(''));
