import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';

type ClassNames = (local: string, file: string, css: string) => string;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const CHARACTERS = `${LETTERS}0123456789`;
const FILE_LENGTH = 3;

/** Names of classes in development: `ProductCard__price`. */
export const readableClassNames: ClassNames = (local, file) => `${basename(withoutQuery(file)).replace('.module.css', '')}__${local}`;

/**
 * Names of classes in a build: three characters for the file and one for the class's place in it. Names of a file share their beginning, so they
 * compress better than four random characters. A name depends on the path and the text of its stylesheet alone, so client and server agree. Throws if
 * two files get the same beginning; rename one of them.
 */
export function shortClassNames(root: string): ClassNames {
	const files = new Map<string, string>();
	return (local, file, css) => {
		const path = relative(root, withoutQuery(file));
		const start = hashFile(path);
		const other = files.get(start) ?? path;
		if (other !== path) throw new Error(`The class names of ${path} and ${other} have the same prefix (${start}): rename one of the files`);
		files.set(start, path);
		const place = [...findNames(css)].indexOf(local);
		if (place === -1) throw new Error(`${path} has no class or animation ${local}`);
		return start + toCharacters(place);
	};
}

/** The names of classes and animations in a stylesheet, in the order of their first appearance. */
export function findNames(css: string): ReadonlySet<string> {
	const code = css.replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)|'[^']*'|"[^"]*"/g, ' ');
	return new Set([...code.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}

function hashFile(path: string): string {
	const bytes = createHash('sha1').update(path).digest();
	const [first = 0, ...rest] = bytes.subarray(0, FILE_LENGTH);
	return LETTERS.charAt(first % LETTERS.length) + rest.map((byte) => CHARACTERS.charAt(byte % CHARACTERS.length)).join('');
}

/** `A` for 0, with a second character from 62 on. */
function toCharacters(place: number): string {
	const rest = Math.floor(place / CHARACTERS.length);
	return (rest > 0 ? toCharacters(rest - 1) : '') + CHARACTERS.charAt(place % CHARACTERS.length);
}

function withoutQuery(file: string): string {
	return file.replace(/\?.*$/, '');
}
