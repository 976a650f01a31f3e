import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WHAT_TO_DO = 'Run npm run build first';

/** Throws with a sentence if a build's folder lacks the scripts and styles that its pages refer to. */
export function requireAssets(dist: string): void {
	const list = join(dist, 'assets.json');
	if (!existsSync(list)) throw new Error(`${dist} holds no build: ${list} is missing. ${WHAT_TO_DO}`);
	const client = join(dist, 'client');
	if (!existsSync(join(client, 'assets'))) throw new Error(`${join(client, 'assets')} is missing, so pages would have no scripts and styles. ${WHAT_TO_DO}`);
	const missing = readAssets(list).filter((file) => !existsSync(join(client, file)));
	if (missing.length > 0) throw new Error(`Pages refer to /${missing[0]}${others(missing.length - 1)}, which ${client} lacks. ${WHAT_TO_DO}`);
}

const others = (count: number): string => (count === 0 ? '' : ` and ${count} more files`);

interface BuiltFile {
	readonly file: string;
	readonly css?: readonly string[];
	readonly assets?: readonly string[];
}

/** The scripts, styles and pictures that a build lists, without the modules of its server. */
function readAssets(list: string): readonly string[] {
	const built: Readonly<Record<string, BuiltFile>> = JSON.parse(readFileSync(list, 'utf8'));
	const files = new Set(Object.values(built).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]));
	return [...files].filter((file) => file.startsWith('assets/'));
}
