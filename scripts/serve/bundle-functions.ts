import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { hashFiles, readFingerprint } from './fingerprint.ts';

/** Where functions come from and where their bundles, their `manifest.json` and the list of what they were made of go. */
export interface FunctionPlaces {
	readonly root: string;
	readonly sources: string;
	readonly bundles: string;
}

/** The same as `included_files` in netlify.toml: the shop's dictionaries, without the Node binary that tracing takes for a library. */
const INCLUDED = ['locales/*.json', '!node_modules/node/**'];

/** The places of a project root. */
export function placesOf(root: string): FunctionPlaces {
	return { root, sources: join(root, 'functions'), bundles: join(root, '.netlify/functions-bundled') };
}

/** Bundles every function as a deploy does, unless nothing that they are made of changed. Returns whether there was work. */
export async function bundleFunctions(places: FunctionPlaces): Promise<boolean> {
	const { root, sources, bundles } = places;
	const file = join(bundles, 'fingerprint.json');
	if (await readFingerprint(file, sources)) return false;
	await rm(bundles, { recursive: true, force: true });
	await mkdir(bundles, { recursive: true });
	const made = await zipFunctions(sources, bundles, {
		archiveFormat: 'none',
		basePath: root,
		manifest: join(bundles, 'manifest.json'),
		config: { '*': { nodeBundler: 'nft', includedFiles: INCLUDED } },
	});
	const inputs = made.flatMap((bundle) => [bundle.mainFile, ...('inputs' in bundle ? (bundle.inputs ?? []) : [])]);
	const own = [...new Set([...inputs, join(root, 'package-lock.json')])].filter((path) => !path.includes('/node_modules/'));
	await writeFile(file, JSON.stringify(await hashFiles(sources, own)));
	return true;
}
