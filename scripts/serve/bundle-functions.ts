import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashFiles, readFingerprint } from './fingerprint.ts';

/** Where functions come from, and where folders of bundles and the list of what the newest were made of go. */
export interface FunctionPlaces {
	readonly root: string;
	readonly sources: string;
	readonly bundles: string;
}

/** The same as `included_files` in netlify.toml: the shop's dictionaries, without the Node binary that tracing takes for a library. */
export const INCLUDED = ['locales/*.json', '!node_modules/node/**'];

/** Begins the name of the file that a running shop leaves in the folder that it imports from; its process id ends it. */
const USER = 'used-by-';

/** The places of a project root. */
export function placesOf(root: string): FunctionPlaces {
	return { root, sources: join(root, 'functions'), bundles: join(root, '.netlify/functions-bundled') };
}

/**
 * Bundles every function as a deploy does, unless nothing that they are made of changed, and returns the folder to import them from. New bundles get a
 * new folder: a shop that is running imports from its own until its process ends.
 */
export async function bundleFunctions({ root, sources, bundles }: FunctionPlaces): Promise<string> {
	const file = join(bundles, 'fingerprint.json');
	const kept = await readFingerprint(file, sources);
	if (kept) return use(kept.folder);
	await removeUnused(bundles);
	await mkdir(bundles, { recursive: true });
	const folder = await use(await mkdtemp(join(bundles, 'of-')));
	// Loaded only where something changed: it takes more memory than the running shop.
	const { zipFunctions } = await import('@netlify/zip-it-and-ship-it');
	const made = await zipFunctions(sources, folder, {
		archiveFormat: 'none',
		basePath: root,
		manifest: join(folder, 'manifest.json'),
		config: { '*': { nodeBundler: 'nft', includedFiles: INCLUDED } },
	});
	const inputs = made.flatMap((bundle) => [bundle.mainFile, ...('inputs' in bundle ? (bundle.inputs ?? []) : [])]);
	const own = [...new Set([...inputs, join(root, 'package-lock.json')])].filter((path) => !path.includes('/node_modules/'));
	await writeFile(file, JSON.stringify({ ...(await hashFiles(sources, own)), folder }));
	return folder;
}

async function use(folder: string): Promise<string> {
	await writeFile(join(folder, `${USER}${process.pid}`), '');
	return folder;
}

async function removeUnused(bundles: string): Promise<void> {
	const old = await readdir(bundles).catch(() => []);
	for (const path of old.map((name) => join(bundles, name))) {
		const users = (await readdir(path).catch(() => [])).filter((name) => name.startsWith(USER));
		if (!users.some((name) => isRunning(Number(name.slice(USER.length))))) await rm(path, { recursive: true, force: true });
	}
}

function isRunning(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}
