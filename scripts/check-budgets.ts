import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DEFAULT_LANGUAGE } from '#lib/platform/config/default-language.ts';
import { languageOf } from '#lib/platform/config/languages.ts';
import type { LabelPlan } from '#lib/platform/i18n/label-plan.ts';
import { splitLabels } from '#lib/platform/i18n/split-labels.ts';
import { readDictionary } from '#lib/platform/server/i18n/dictionary.server.ts';
import { type ClientManifest, createDocumentFiles } from '#renderer/document/document-files.ts';

/** Kilobytes (1000 bytes, gzip) that a first visit transfers before the first interaction (D32). */
const LIMITS = { script: 120, style: 20 } as const;
/** Screens that show personal or live data when they open: they need more code at once. */
const LIVE = /^(webshop|auth)\/|^catalog\/(search|content_search|quick_order|compare|wishlist)$/;
const LIVE_SCRIPT_LIMIT = 135;

const dist = process.argv[2] ?? 'dist';
const manifest: ClientManifest = JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8'));
const documentFiles = createDocumentFiles(manifest, '', {});
const labels = splitLabels(await readDictionary(languageOf(DEFAULT_LANGUAGE)), JSON.parse(readFileSync(join(dist, 'server/labels.json'), 'utf8')) as LabelPlan);

const rows = globSync('pages/*/*/Screen.tsx')
	.sort()
	.map((file) => measure(file.split('/').slice(1, 3).join('/')));
console.table(Object.fromEntries(rows.map(({ screen, files: _, ...numbers }) => [screen, numbers])));
const list = join(dist, 'chunks-by-screen.txt');
writeFileSync(list, rows.map(describe).join('\n'));
console.log(`The chunks of each screen and their sizes are listed in ${list}`);
const over = rows.filter(({ screen, scriptKB, styleKB }) => scriptKB > (LIVE.test(screen) ? LIVE_SCRIPT_LIMIT : LIMITS.script) || styleKB > LIMITS.style);
for (const { screen } of over)
	console.error(`${screen} is over its budget: ${LIVE.test(screen) ? LIVE_SCRIPT_LIMIT : LIMITS.script} KB of scripts, ${LIMITS.style} KB of styles`);
process.exitCode = over.length > 0 || rows.length === 0 ? 1 : 0;

/** Measures the files that a document of the screen loads, including its labels and the script for early clicks. */
function measure(screen: string) {
	const own = documentFiles.ofScreen(screen);
	if (own.scripts.length === 0) throw new Error(`${dist}/assets.json has no chunk of pages/${screen}/Screen.tsx: run npm run build first`);
	const scripts = new Set([...documentFiles.entry.scripts, ...own.scripts, '/start.js']);
	const styles = new Set([...documentFiles.entry.styles, ...own.styles]);
	const texts = [labels[screen] ?? ''];
	return {
		screen,
		scripts: scripts.size + texts.length,
		scriptKB: toKilobytes([...read(scripts), ...texts]),
		styles: styles.size,
		styleKB: toKilobytes(read(styles)),
		files: [...scripts, ...styles],
	};
}

/** Lists the screen's files, largest first, each with its size and the name of its chunk. */
function describe({ screen, scripts, scriptKB, styleKB, files }: ReturnType<typeof measure>): string {
	const lines = files
		.map((file) => ({ name: nameOfFile(file), size: toKilobytes(read(new Set([file]))), kind: file.endsWith('.css') ? 'style' : 'script' }))
		.sort((a, b) => b.size - a.size)
		.map(({ name, size, kind }) => `  ${size.toFixed(1).padStart(6)} KB  ${kind.padEnd(6)}  ${name}`);
	return [`${screen}: ${scripts} scripts, ${scriptKB} KB; styles ${styleKB} KB`, ...lines, ''].join('\n');
}

function nameOfFile(file: string): string {
	const chunk = Object.values(manifest).find(
		(candidate) => candidate.name !== undefined && [candidate.file, ...(candidate.css ?? [])].some((name) => `/${name}` === file),
	);
	return chunk?.name ?? file;
}

function read(files: ReadonlySet<string>): readonly Buffer[] {
	return [...files].map((file) => readFileSync(join(dist, 'client', file)));
}

function toKilobytes(files: readonly (Buffer | string)[]): number {
	const bytes = files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
	return Math.round(bytes / 100) / 10;
}
