import { isExternal } from '#lib/contract/formats/redirect-target.ts';
import type { Redirect } from '#lib/contract/site.ts';
import { isPattern, withoutSlash } from '#lib/domain/redirects/pattern.ts';
import { toRedirectCode, withSlash } from '#lib/domain/redirects/redirect-rule.ts';
import type { JobDone } from './job.ts';

/** Lines that the platform reads on each request; the rest of a longer table is the page function's, which finds by index. */
const MOST_LINES = 1000;

/**
 * Netlify's `_redirects`, as far as it can say the backend's checked list: plain rules first, then patterns up to the first that it
 * cannot say, since a later rule must not come before it. Forced: an existing file would win otherwise.
 */
export function toRedirectsFile(table: readonly Redirect[], fromContent: JobDone['redirects']): string {
	const plain = table.filter(({ old_path }) => !isPattern(old_path));
	const sayable = plain.filter(({ old_path, new_path }) => isSayable(old_path) && isSayable(new_path));
	const known = new Set<string>();
	const lines: string[] = [];
	const add = (from: string, to: string, code: number) => {
		if (from === to || known.has(withoutSlash(from)) || lines.length >= MOST_LINES) return;
		known.add(withoutSlash(from));
		lines.push(`${from} ${to} ${code}!`);
	};
	for (const { old_path, new_path, type } of sayable) add(old_path, withSlash(new_path), toRedirectCode(type));
	for (const { from, to, code } of fromContent) add(from, to, code);
	for (const { old_path, new_path, type } of sayable.length === plain.length ? table.filter(({ old_path }) => isPattern(old_path)) : []) {
		const said = lines.length < MOST_LINES ? sayPattern(old_path, new_path) : null;
		if (!said) break;
		add(said.from, said.to, toRedirectCode(type));
	}
	return lines.map((line) => `${line}\n`).join('');
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
