import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DIST = '.cache/test-shop/dist';

/** Classes that a document of the test shop uses before any script has run, and whose styles are in a stylesheet that it does not link. */
export function missingLooks(html: string): readonly string[] {
	const linked = new Set([...html.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)].map(([, file = '']) => file));
	const used = [...new Set([...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))];
	const looks = stylesheets().map((file) => ({ file, css: readFileSync(join(DIST, 'client', file), 'utf8') }));
	return used.flatMap((name) => {
		const files = looks.filter(({ css }) => new RegExp(`\\.${name}(?![\\w-])`).test(css)).map(({ file }) => file);
		return files.length === 0 || files.some((file) => linked.has(file)) ? [] : [`${name} of ${files.join(', ')}`];
	});
}

function stylesheets(): readonly string[] {
	const manifest: Readonly<Record<string, { readonly css?: readonly string[] }>> = JSON.parse(readFileSync(join(DIST, 'assets.json'), 'utf8'));
	return [...new Set(Object.values(manifest).flatMap(({ css }) => css ?? []))];
}
