import { isExternal } from '@titraj/contract/formats/redirect-target.ts';
import { namesOfQuery } from '@titraj/contract/redirects/asked-query.ts';
import { isPattern, withoutSlash } from '@titraj/contract/redirects/pattern.ts';
import { GONE, toRedirectCode, withSlash } from '@titraj/contract/redirects/redirect-rule.ts';
import { toReadable } from '@titraj/contract/redirects/rule-key.ts';
import type { Redirect } from '@titraj/contract/site.ts';
import { isProbePath } from '#lib/navigation/blocked-paths.ts';

/** The platform reads all lines on each request. The page function, which uses an index, handles the rest of a longer table. */
const MOST_LINES = 1000;
/** Maximum number of paths with their own lines for queries. With more, one line sends any path with such a query to the page function. */
const MOST_QUERY_PATHS = 100;

/** Parameters of home pages of other shop systems. */
const OLD_PARAMETERS = ['p', 'page_id', 'cat', 'product'];

/** Lines before all others: rules for addresses such as `/?p=12` apply at once, although the home page is a file, and not only after the next build. */
export const OLD_ADDRESSES: string = OLD_PARAMETERS.map((name) => `/ ${name}=:q1 /.netlify/functions/page 200!\n`).join('');

/** Stands for the target of a page that is gone. */
const NO_TARGET = '/gone/';

/** A path that the backend redirects instead of showing content. */
export interface ContentRedirect {
	readonly from: string;
	readonly to: string;
	readonly code: number;
}

/**
 * Netlify's `_redirects`, as far as it can express the backend's table: first the queries that the page function handles, then plain rules, then
 * patterns up to the first that cannot be expressed, because a later rule must not overtake it. Each is forced (`!`), because an existing file would
 * otherwise take precedence. Paths that only scanners request have no rule (Spec 9, Redirect-ignore list).
 */
export function toRedirectsFile(table: readonly Redirect[], fromContent: readonly ContentRedirect[]): string {
	const ofPaths = table.filter(({ old_path }) => namesOfQuery(old_path) === null && !isProbePath(old_path));
	const plain = ofPaths.filter(({ old_path }) => !isPattern(old_path));
	const expressible = plain.filter(({ old_path, new_path, type }) => isPlainField(old_path) && (type === GONE || isPlainField(new_path)));
	const known = new Set<string>();
	const lines = queryLines(table);
	const moved = new Map(fromContent.map(({ from, to }) => [from, to]));
	const add = (from: string, to: string, code: number) => {
		const key = withoutSlash(toReadable(from));
		if ((from === to && code !== GONE) || known.has(key) || lines.length >= MOST_LINES) return;
		known.add(key);
		// The platform has no rule for a page that is gone.
		const rest = code === GONE ? '/.netlify/functions/page 200!' : `${moved.get(to) ?? to} ${code}!`;
		for (const spelling of spellingsOf(from)) lines.push(`${spelling} ${rest}`);
	};
	for (const { old_path, new_path, type } of expressible) add(old_path, withSlash(new_path), toRedirectCode(type));
	for (const { from, to, code } of fromContent) add(from, to, code);
	for (const { old_path, new_path, type } of expressible.length === plain.length ? ofPaths.filter(({ old_path }) => isPattern(old_path)) : []) {
		const isOneStep = type === GONE || !mayLeadOn(new_path, [...ofPaths.map((rule) => rule.old_path), ...moved.keys()]);
		const rule = isOneStep && lines.length < MOST_LINES ? toPlaceholders(old_path, type === GONE ? NO_TARGET : new_path) : null;
		if (!rule) break;
		add(rule.from, rule.to, toRedirectCode(type));
	}
	return lines.map((line) => `${line}\n`).join('');
}

/**
 * Lines that send addresses with a query that a rule contains to the page function. It finds the rule, or renders the page if none matches. They are
 * forced, because the path's prerendered document must not answer.
 */
function queryLines(table: readonly Redirect[]): string[] {
	const wanted = new Map<string, { path: string; names: string }>();
	for (const { old_path } of table) {
		const names = namesOfQuery(old_path);
		if (names === null || !names.every((name) => /^[\w.-]+$/.test(name))) continue;
		const oldPath = old_path.replace(/\?.*$/s, '');
		const path = isPattern(oldPath) || !isPlainField(oldPath) ? '/*' : withSlash(oldPath);
		const fields = names.map((name, index) => `${name}=:q${index + 1}`).join(' ');
		wanted.set(`${path} ${fields}`, { path, names: fields });
	}
	const areTooMany = wanted.size > MOST_QUERY_PATHS;
	const lines = [...wanted.values()].map(({ path, names }) => `${areTooMany ? '/*' : path} ${names} /.netlify/functions/page 200!`);
	return [...new Set(lines)].slice(0, MOST_LINES);
}

/** Whether a pattern's target may be the old address of another rule: the page function then answers with its last address, in one step. */
function mayLeadOn(target: string, oldPaths: readonly string[]): boolean {
	if (isExternal(target)) return false;
	const start = fixedStart(target);
	return oldPaths.some((oldPath) => oldPath.startsWith(start) || start.startsWith(fixedStart(oldPath)));
}

const fixedStart = (path: string): string => toReadable(path).replace(/\(.*$/s, '');

/** A path with letters beyond ASCII as browsers send it, and as people write it; any other path as it is. */
function spellingsOf(path: string): readonly string[] {
	const readable = toReadable(path);
	return /[^ -~]/.test(readable) ? [readable, encodeURI(readable)] : [path];
}

/** Whether a path can be a field of a line: it contains nothing that ends the line, starts another field or is a placeholder. */
function isPlainField(path: string): boolean {
	return /^(\/|https?:\/\/)[^\s#*:?()]*$/.test(path);
}

/**
 * A pattern with the platform's placeholders: a whole segment (slug+) is `:part1`, (.*) at the end is the splat. Null for any other pattern, and for
 * a target that begins with visitor input, because that could lead to another site.
 */
function toPlaceholders(oldPath: string, newPath: string): { readonly from: string; readonly to: string } | null {
	const names: string[] = [];
	const segments = withoutSlash(oldPath).slice(1).split('/');
	const from = segments.map((segment, index) => {
		const word = segment === '(slug+)' ? `part${names.length + 1}` : segment === '(.*)' && index === segments.length - 1 ? 'splat' : null;
		if (word === null) return isPlainField(`/${segment}`) && segment !== '' ? segment : null;
		names.push(word);
		return word === 'splat' ? '*' : `:${word}`;
	});
	const to = newPath.replace(/(?<=\/)\((\d)\)(?=\/|$)/g, (_, index: string) => `:${names[Number(index) - 1] ?? '('}`);
	const hasFixedStart = isExternal(newPath) ? /^https?:\/\/[\w.-]+\//.test(to) : /^\/[\w-]/.test(to);
	// The splat may be empty.
	if (from.includes(null) || !hasFixedStart || to.includes(':splat/') || !isPlainField(to.replace(/:(part\d|splat)\b/g, 'x'))) return null;
	return { from: `/${from.join('/')}`, to };
}
