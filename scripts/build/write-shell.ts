import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { replaceFile } from '../run/replace-file.ts';
import { openVikeBuild } from './open-vike-build.ts';

/**
 * Renders a build's shell once and writes it beside the build, with the file names of the client and the label modules. The argument is the
 * folder of the server build.
 */
const [folder = 'dist/server'] = process.argv.slice(2);
const { manifest, renderProbe } = await openVikeBuild(resolve(folder));
const labelPlan = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8'));
const lines = Object.entries({ probe: await renderProbe(), manifest, labelPlan }).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
replaceFile(join(folder, 'shell.mjs'), lines.join(''));
