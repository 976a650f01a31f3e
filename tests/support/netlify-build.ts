import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readZip } from '@titraj/backend/import/source/read-zip.ts';
import { type EdgeBundle, openEdgeBundle, prepareDeno } from './edge-bundle.ts';
import { installTool } from './install-tool.ts';

const TOOL = '.cache/netlify-cli';
const SITE = resolve('.cache/netlify-site');
/** What the functions are bundled from. */
const SOURCES = [
	'components',
	'functions',
	'lib',
	'locales',
	'packages',
	'pages',
	'renderer',
	'dist/server',
	'dist/assets.json',
	'package.json',
	'tsconfig.json',
];

export interface NetlifyBuild {
	/** Address of a function's main module, unpacked. */
	mainModuleOf(name: string): string;
	openEdge(): Promise<EdgeBundle>;
}

/** Runs `netlify build --offline` as docs/deploy.md says, in a copy of the sources whose build has been made before. Throws with the output if it fails. */
export async function buildForNetlify(): Promise<NetlifyBuild> {
	await installTool('deploy/netlify', TOOL);
	rmSync(SITE, { recursive: true, force: true });
	mkdirSync(join(SITE, 'dist/client'), { recursive: true });
	mkdirSync(join(SITE, 'deploy'));
	for (const name of SOURCES) cpSync(name, join(SITE, name), { recursive: true, filter: (path) => !path.endsWith('node_modules') });
	symlinkSync(resolve('node_modules'), join(SITE, 'node_modules'));
	writeFileSync(join(SITE, 'netlify.toml'), readFileSync('netlify.toml', 'utf8').replace(/^command = .*$/m, 'command = "true"'));
	const denoDir = await prepareDeno(resolve('.cache/netlify-deno'));
	const command = [resolve(TOOL, 'node_modules/netlify-cli/bin/run.js'), 'build', '--offline', '--cwd', '..'];
	const env = { ...process.env, CI: '1', NO_COLOR: '1', NETLIFY_TELEMETRY_DISABLED: '1', DENO_DIR: denoDir, NODE_OPTIONS: '' };
	await promisify(execFile)(process.execPath, command, { cwd: join(SITE, 'deploy'), env, maxBuffer: 10_000_000 }).catch(({ stdout, stderr }) => {
		throw new Error(`netlify build failed:\n${stdout}\n${stderr}`);
	});
	const edge = join(SITE, '.netlify/edge-functions-dist');
	return {
		mainModuleOf(name) {
			const place = join(SITE, 'unpacked', name);
			const read = readZip(readFileSync(join(SITE, '.netlify/functions', `${name}.zip`)));
			const main = `functions/${name}.mjs`;
			for (const file of [main, 'package.json', 'locales/hr.json']) {
				mkdirSync(join(place, file, '..'), { recursive: true });
				writeFileSync(join(place, file), read(file) ?? '');
			}
			return join(place, main);
		},
		openEdge: async () => openEdgeBundle(edge, JSON.parse(readFileSync(join(edge, 'manifest.json'), 'utf8')), denoDir),
	};
}
