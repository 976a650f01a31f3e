import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '#lib/platform/config/languages.ts';
import { readDictionary } from '#lib/platform/server/i18n/dictionary.server.ts';
import type { SitePage } from './read-site.ts';

/** A sentence, because short words may be code. */
const SENTENCE = 25;

/** Files that pages load when they open and that contain texts of another dictionary: labels of another language, or any labels in the build's code. */
export async function findForeignCode(pages: ReadonlyMap<string, SitePage>, dist: string): Promise<string[]> {
	const errors = new Set<string>();
	const code = new Set<string>();
	for (const { path, lang, code: files } of pages.values())
		for (const file of files) {
			if (!file.startsWith('/assets/labels/')) code.add(file);
			else if (!file.startsWith(`/assets/labels/${lang}.`)) errors.add(`${path} loads ${file}`);
		}
	const labels = new Set(
		(await Promise.all(LANGUAGES.map(readDictionary))).flatMap((dictionary) => Object.values(dictionary).filter((label) => label.length > SENTENCE)),
	);
	for (const file of code) {
		const text = readFileSync(join('dist/client', file), 'utf8');
		const said = [...labels].find((label) => text.includes(label));
		if (said !== undefined) errors.add(`${file} says "${said}"`);
	}
	for (const file of new Set([...pages.values()].flatMap((page) => page.code.filter((name) => name.startsWith('/assets/labels/')))))
		if (readFileSync(join(dist, 'client', file), 'utf8').length < SENTENCE) errors.add(`${file} is empty`);
	return [...errors];
}
