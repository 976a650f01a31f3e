import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommand } from '@titraj/contract/command/read-command.ts';
import { makeFunctions } from './cdn/make-functions.ts';
import { readRules } from './cdn/read-rules.ts';
import { openTarget } from './prerender/publish/target.ts';

/** Writes the functions of CloudFront in front of pages in S3 (docs/deploy-s3.md). */
const { values } = readCommand({
	usage: 'npm run deploy:cdn -- [options]',
	about: 'Writes the functions of a CloudFront distribution from the rules of the last build.',
	options: {
		output: { type: 'string', value: 'PLACE', help: 'where the pages are, as for npm run prerender: a folder (dist/client) or s3://bucket/prefix' },
		to: { type: 'string', default: 'dist/cdn', value: 'DIR', help: 'folder for viewer-request.js and viewer-response.js' },
	},
});

const { store, output: folder } = await openTarget({ output: values.output, dist: 'dist', cache: '.cache/prerender' });
const rules = await readRules({ root: process.cwd(), folder, hasFile: async (name) => (await store.sizeOf(name)) !== null });
mkdirSync(values.to, { recursive: true });
for (const [name, code] of Object.entries(await makeFunctions(rules))) {
	writeFileSync(join(values.to, name), code);
	console.log(`${join(values.to, name)} (${Buffer.byteLength(code)} bytes)`);
}
