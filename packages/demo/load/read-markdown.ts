import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Static, TSchema } from 'typebox';
import { parse } from 'yaml';
import { checkData } from './check-data.ts';
import { DATA, filesOf } from './read-json.ts';

export interface Document<Head> {
	/** Name of the file. */
	readonly slug: string;
	readonly head: Head;
	/** Markdown; empty for a document that only has front matter. */
	readonly body: string;
}

const DOCUMENT = /^---\n(.*?)^---\n(.*)$/ms;

/** Reads the Markdown files of a folder of the demo's data; each begins with YAML between two lines of `---`. */
export function readDocuments<Schema extends TSchema>(folder: string, schema: Schema): Document<Static<Schema>>[] {
	return filesOf(folder).map((file) => {
		const [, head = '', body = ''] = DOCUMENT.exec(readFileSync(new URL(file, DATA), 'utf8')) ?? [];
		return { slug: basename(file, '.md'), head: checkData(parse(head), schema, file), body: body.trim() };
	});
}

/** Sorts by `position`. */
export const byPosition = (one: { head: { position: number } }, other: { head: { position: number } }): number => one.head.position - other.head.position;
