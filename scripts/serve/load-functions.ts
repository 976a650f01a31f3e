import { readdir } from 'node:fs/promises';
import { parse } from 'node:path';
import { type FunctionHandler, type FunctionModule, type LoadedFunctions, routeFunctions } from './route-functions.ts';

/** `functions/` is beside `scripts/`, both in the sources and in the compiled output. */
const FUNCTIONS = new URL('../../functions/', import.meta.url);

/** Imports the functions of a folder into this process. Throws if an import fails, or a function has an unsupported path. */
export async function loadFunctions(folder: URL = FUNCTIONS): Promise<LoadedFunctions> {
	const files = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name);
	const load = async (file: string): Promise<FunctionModule> => {
		const { default: handler, config }: { default: FunctionHandler; config?: FunctionModule['config'] } = await import(new URL(file, folder).href);
		return { name: parse(file).name, handler, config };
	};
	return routeFunctions(await Promise.all(files.map(load)));
}
