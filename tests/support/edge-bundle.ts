import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { bundle, validateManifest } from '@netlify/edge-bundler';
import { vi } from 'vitest';
import { findDeno } from './find-deno.ts';

const run = promisify(execFile);

interface EdgeRoute {
	readonly function: string;
	readonly pattern: string;
	readonly excluded_patterns: readonly string[];
	readonly methods?: readonly string[];
	readonly headers?: Readonly<Record<string, { readonly matcher: string; readonly pattern?: string }>>;
}

export interface EdgeBundle extends AsyncDisposable {
	readonly routes: readonly EdgeRoute[];
	readonly config: Readonly<Record<string, unknown>>;
	/**
	 * Returns the bundled function's response to each request; null if its route does not match, '' if the function passes it on. The shop behind it
	 * responds to each path with `page`, and to each file with `file`.
	 */
	ask(requests: readonly EdgeRequest[], shop: { readonly page: string; readonly file: string }): Promise<readonly (string | null)[]>;
}

interface EdgeRequest {
	readonly path: string;
	readonly agent: string;
	readonly method?: string;
}

/** The bundler's only import from the network: types, which the bundle does not need at run time. Without them it writes a manifest without routes. */
const TYPES = 'https://edge.netlify.com/bootstrap/globals/types.ts';

const VENDOR = resolve('node_modules/@netlify/edge-bundler/deno/vendor');
const EXTRACT = join(VENDOR, 'deno.land/x/eszip@v0.55.2/eszip.ts');

/** The edge functions of a folder, bundled by the platform's bundler and run by the platform's runtime. */
export async function bundleEdgeFunctions(folder: string): Promise<EdgeBundle> {
	// Not in the folder of temporary files: Deno refuses it if it is below /dev, where the gate keeps it (in memory).
	await mkdir(resolve('.cache'), { recursive: true });
	const place = await mkdtemp(resolve('.cache/edge-'));
	vi.stubEnv('TMPDIR', place);
	const cache = join(place, 'cache');
	const denoDir = await prepareDeno(join(cache, 'deno_dir'));
	const words: string[] = [];
	const { manifest } = await bundle([resolve(folder)], place, [], {
		basePath: process.cwd(),
		cacheDirectory: cache,
		userLogger: (...said: unknown[]) => words.push(said.join(' ')),
	});
	if (!manifest) throw new Error(`The edge functions were not bundled: ${words.join('\n')}`);
	// A build on the platform ends if this fails, and the bundler alone does not.
	validateManifest(manifest);
	return openEdgeBundle(place, manifest, denoDir);
}

/** Puts the platform's runtime on the PATH, with a download cache that has all that the bundler loads from the network; returns the cache. */
export async function prepareDeno(denoDir: string): Promise<string> {
	process.env['PATH'] = `${await findDeno()}:${process.env['PATH']}`;
	await keepRemote(denoDir, TYPES, 'export type NetlifyGlobal = unknown;');
	return denoDir;
}

interface EdgeManifest {
	readonly bundles: readonly { readonly asset: string }[];
	readonly routes: readonly EdgeRoute[];
	readonly function_config: Readonly<Record<string, unknown>>;
}

/** Unpacks a bundle of edge functions in its folder, which is removed with it. */
export async function openEdgeBundle(place: string, manifest: EdgeManifest, denoDir: string): Promise<EdgeBundle> {
	const [made] = manifest.bundles;
	if (!made) throw new Error(`There is no bundle in ${place}`);
	const routes = manifest.routes;
	const deno = (...args: string[]) => run('deno', args, { env: { ...process.env, DENO_DIR: denoDir, NO_COLOR: '1' } });
	const plain = ['run', '--allow-all', '--no-config', '--quiet', '--node-modules-dir=false'];
	await deno(...plain, `--import-map=${join(VENDOR, 'import_map.json')}`, EXTRACT, 'x', join(place, made.asset), place);
	return {
		routes,
		config: manifest.function_config,
		async ask(requests, shop) {
			const asked = requests.map((request) => ({ request, route: routes.find((route) => takes(route, request)) }));
			const script = join(place, 'ask.js');
			await writeFile(script, toScript(asked, shop));
			const { stdout } = await deno(...plain, `--import-map=${join(place, 'source/import_map.json')}`, script);
			const answers: readonly (string | null)[] = JSON.parse(stdout);
			return answers;
		},
		[Symbol.asyncDispose]: () => rm(place, { recursive: true, force: true }),
	};
}

/** Whether the platform calls the function of a route for a request. */
function takes({ pattern, excluded_patterns, methods, headers }: EdgeRoute, { path, agent, method = 'GET' }: EdgeRequest): boolean {
	const { pathname } = new URL(path, 'https://titraj.example');
	const isExcluded = excluded_patterns.some((excluded) => new RegExp(excluded).test(pathname));
	const isMeant = Object.entries(headers ?? {}).every(([name, { pattern: wanted = '' }]) => name === 'user-agent' && new RegExp(wanted).test(agent));
	return new RegExp(pattern).test(pathname) && !isExcluded && isMeant && (methods?.includes(method) ?? true);
}

/** A program that calls the functions of the bundle. */
function toScript(
	asked: readonly { readonly request: EdgeRequest; readonly route: EdgeRoute | undefined }[],
	{ page, file }: Parameters<EdgeBundle['ask']>[1],
): string {
	const names = [...new Set(asked.flatMap(({ route }) => route?.function ?? []))];
	const imports = names.map((name, index) => `import f${index} from 'file:///root/functions/edge/${name}.ts';`);
	const calls = asked.map(({ request: { path, agent, method = 'GET' }, route }) => {
		if (!route) return 'null';
		const init = JSON.stringify({ method, headers: { 'user-agent': agent } });
		return `await f${names.indexOf(route.function)}(new Request(${JSON.stringify(`https://titraj.example${path}`)}, ${init}), context).then((answer) => answer?.text() ?? '')`;
	});
	const shop = `
const context = { next: async () => new Response(${JSON.stringify(page)}, { headers: { 'content-type': 'text/html' } }) };
globalThis.fetch = async () => new Response(${JSON.stringify(file)});`;
	return `${imports.join('\n')}${shop}\nconsole.log(JSON.stringify([${calls.join(',\n')}]));\n`;
}

/** Writes a file to Deno's download cache. */
async function keepRemote(denoDir: string, address: string, text: string): Promise<void> {
	const { host, pathname } = new URL(address);
	const file = join(denoDir, 'remote/https', host, createHash('sha256').update(pathname).digest('hex'));
	const metadata = { headers: { 'content-type': 'application/typescript' }, url: address, time: 1 };
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, `${text}\n// denoCacheMetadata=${JSON.stringify(metadata)}`);
}
