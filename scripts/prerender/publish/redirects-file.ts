import { isExternal } from '@titraj/contract/formats/redirect-target.ts';
import type { Redirect } from '@titraj/contract/site.ts';
import { isProbePath } from '#lib/domain/blocked-paths.ts';
import { BOT_FOLDER } from '#lib/domain/bots.ts';
import { namesOfQuery } from '#lib/domain/redirects/asked-query.ts';
import { isPattern, withoutSlash } from '#lib/domain/redirects/pattern.ts';
import { toRedirectCode, withSlash } from '#lib/domain/redirects/redirect-rule.ts';
import type { JobDone } from '#scripts/prerender/render/worker-messages.ts';

/** Lines that the platform reads on each request; the rest of a longer table is the page function's, which finds by index. */
const MOST_LINES = 1000;
/** Paths whose queries have lines of their own; of more, any path with such a query is the page function's. */
const MOST_QUERY_PATHS = 100;

/**
 * Netlify's `_redirects`, as far as it can say the backend's checked list: first which queries the page function has to look at, then plain
 * rules, then patterns up to the first that it cannot say, since a later rule must not come before it. Forced: an existing file would win otherwise.
 * What only scanners ask for has no rule (Spec 9, Redirect-ignore list).
 */
export function toRedirectsFile(table: readonly Redirect[], fromContent: JobDone['redirects']): string {
	const ofPaths = table.filter(({ old_path }) => namesOfQuery(old_path) === null && !isProbePath(old_path));
	const plain = ofPaths.filter(({ old_path }) => !isPattern(old_path));
	const sayable = plain.filter(({ old_path, new_path }) => isSayable(old_path) && isSayable(new_path));
	const known = new Set<string>();
	const lines = queryLines(table);
	const add = (from: string, to: string, code: number) => {
		if (from === to || known.has(withoutSlash(from)) || lines.length >= MOST_LINES) return;
		known.add(withoutSlash(from));
		lines.push(`${from} ${to} ${code}!`);
	};
	for (const { old_path, new_path, type } of sayable) add(old_path, withSlash(new_path), toRedirectCode(type));
	for (const { from, to, code } of fromContent) add(from, to, code);
	for (const { old_path, new_path, type } of sayable.length === plain.length ? ofPaths.filter(({ old_path }) => isPattern(old_path)) : []) {
		const said = lines.length < MOST_LINES ? sayPattern(old_path, new_path) : null;
		if (!said) break;
		add(said.from, said.to, toRedirectCode(type));
	}
	return lines.map((line) => `${line}\n`).join('');
}

/**
 * Lines that hand the addresses whose query a rule names to the page function, which finds the rule, or renders the page where none fits: a file of
 * the path must not answer, neither the shopper's document nor the bot's or the data of a navigation.
 */
function queryLines(table: readonly Redirect[]): string[] {
	const wanted = new Map<string, { path: string; names: string }>();
	for (const { old_path } of table) {
		const names = namesOfQuery(old_path);
		if (names === null || !names.every((name) => /^[\w.-]+$/.test(name))) continue;
		const asked = old_path.replace(/\?.*$/s, '');
		const path = isPattern(asked) || !isSayable(asked) ? '/*' : withSlash(asked);
		const said = names.map((name, index) => `${name}=:q${index + 1}`).join(' ');
		wanted.set(`${path} ${said}`, { path, names: said });
	}
	const isMuch = wanted.size > MOST_QUERY_PATHS;
	const lines = [...wanted.values()].flatMap(({ path, names }) =>
		(isMuch ? ['/*'] : documentsOf(path)).map((from) => `${from} ${names} /.netlify/functions/page 200!`),
	);
	return [...new Set(lines)].slice(0, MOST_LINES);
}

function documentsOf(path: string): readonly string[] {
	return path.endsWith('/') ? [path, `${path}index.pageContext.json`, `${BOT_FOLDER}${path}`] : [path];
}

/** A rule that a line can say: nothing that would end the line, start another field or be a placeholder. */
function isSayable(path: string): boolean {
	return /^(\/|https?:\/\/)[^\s#*:?()]*$/.test(path);
}

/**
 * A pattern in the platform's words: a whole segment (slug+) is a placeholder, (.*) at the end is the splat. Anything else it cannot say;
 * nor may a target begin with what a visitor wrote, for that could name another site.
 */
function sayPattern(oldPath: string, newPath: string): { readonly from: string; readonly to: string } | null {
	const names: string[] = [];
	const segments = withoutSlash(oldPath).slice(1).split('/');
	const from = segments.map((segment, index) => {
		const word = segment === '(slug+)' ? `part${names.length + 1}` : segment === '(.*)' && index === segments.length - 1 ? 'splat' : null;
		if (word === null) return isSayable(`/${segment}`) && segment !== '' ? segment : null;
		names.push(word);
		return word === 'splat' ? '*' : `:${word}`;
	});
	const to = newPath.replace(/(?<=\/)\((\d)\)(?=\/|$)/g, (_, index: string) => `:${names[Number(index) - 1] ?? '('}`);
	const isOwnStart = isExternal(newPath) ? /^https?:\/\/[\w.-]+\//.test(to) : /^\/[\w-]/.test(to);
	if (from.includes(null) || !isOwnStart || !isSayable(to.replace(/:(part\d|splat)\b/g, 'x'))) return null;
	return { from: `/${from.join('/')}`, to };
}
