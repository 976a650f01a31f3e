import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';

/** Entries that are written at once. A whole file as one text would take ten megabytes of memory several times. */
const ENTRIES_PER_WRITE = 256;

/** A sitemap file that is being written. Readers see the earlier file until it is published. */
export interface SitemapFile {
	readonly count: number;
	add(entry: string): void;
	/** Puts the file in the place of the earlier one. */
	publish(): void;
	/** Removes what was written; the earlier file stays. */
	discard(): void;
}

/** Begins a sitemap file; `isLinked` if its entries name their other languages. */
export function openSitemapFile(file: string, isLinked: boolean): SitemapFile {
	const temporary = `${file}.${process.pid}.new`;
	const handle = openSync(temporary, 'w');
	const namespace = isLinked ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
	let waiting = [`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>`];
	let count = 0;
	const write = () => {
		writeSync(handle, `${waiting.join('\n')}\n`);
		waiting = [];
	};
	return {
		get count() {
			return count;
		},
		add(entry) {
			waiting.push(entry);
			count++;
			if (waiting.length === ENTRIES_PER_WRITE) write();
		},
		publish() {
			waiting.push('</urlset>');
			write();
			closeSync(handle);
			renameSync(temporary, file);
		},
		discard() {
			closeSync(handle);
			rmSync(temporary);
		},
	};
}
