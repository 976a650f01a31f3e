import { readdirSync, readFileSync } from 'node:fs';
import type { Static, TSchema } from 'typebox';
import { checkData } from './check-data.ts';

export const DATA = new URL('../data/', import.meta.url);

/** Reads a JSON file of the demo's data: `readJson('content/tags.json', schema)`. */
export function readJson<Schema extends TSchema>(file: string, schema: Schema): Static<Schema> {
	return checkData(JSON.parse(readFileSync(new URL(file, DATA), 'utf8')), schema, file);
}

/** Paths of a folder's files, sorted by name. */
export function filesOf(folder: string): string[] {
	return readdirSync(new URL(folder, DATA))
		.sort()
		.map((name) => `${folder}/${name}`);
}
