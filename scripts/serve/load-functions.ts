import { readdir } from 'node:fs/promises';
import { parse } from 'node:path';
import { type FunctionHandler, type FunctionModule, type LoadedFunctions, routeFunctions } from './route-functions.ts';

/** `functions/` is beside `scripts/`, both in the sources and in the compiled output. */
const FUNCTIONS = new URL('../../functions/', import.meta.url);

interface Loaded extends Pick<FunctionModule, 'config' | 'preload'> {
	readonly default: FunctionHandler;
}

/**
 * Imports the functions of a folder into this process, with all that they would load at their first request: `npm ci` or another build may replace those
 * files while the process runs, and a failed import is remembered by Node. Throws if an import fails, or a function has an unsupported path.
 */
export async function loadFunctions(folder: URL = FUNCTIONS): Promise<LoadedFunctions> {
	const files = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name);
	const load = async (file: string): Promise<FunctionModule> => {
		const { default: handler, config, preload }: Loaded = await import(new URL(file, folder).href);
		await preload?.();
		return { name: parse(file).name, handler, config };
	};
	return routeFunctions(await Promise.all(files.map(load)));
}
