import type { MailWords } from '../words/mail-words.ts';
import type { EditableText } from './editable-texts.ts';

const PLACEHOLDER = /\{\{[a-z._]{1,40}\}\}|\{[a-z0-9_]{1,20}\}/gi;
/** The shop's name; it is in the signature of each mail as well, so that a text may leave it out. */
const OPTIONAL = '{shop}';

/** Our text with placeholders in place of values: `Zaprimili smo narudžbu {number}`. Null if the mail has no such part. */
export function toOwnText(words: MailWords, { key, values }: EditableText): string | null {
	const given = values.map((name) => `{${name}}`);
	let node: unknown = words;
	for (const name of key.split('.').slice(1)) {
		node = typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined;
		if (typeof node === 'function') node = Reflect.apply(node, undefined, given);
	}
	if (Array.isArray(node)) return node.join('\n\n');
	return typeof node === 'string' ? node : null;
}

/** A stored text numbers its values, `{1}`, as those of a shop folder do; people read and write their names. */
export const toNamed = (stored: string, { values }: EditableText): string =>
	values.reduce((text, name, index) => text.replaceAll(`{${index + 1}}`, `{${name}}`), stored);

export const toNumbered = (named: string, { values }: EditableText): string =>
	values.reduce((text, name, index) => text.replaceAll(`{${name}}`, `{${index + 1}}`), named);

interface Placeholder {
	readonly name: string;
	readonly required: boolean;
}

/** Placeholders of a text: all of our own text are required. */
export function toPlaceholders(own: string): readonly Placeholder[] {
	const used = [...new Set(own.match(PLACEHOLDER) ?? [])].filter((name) => name !== OPTIONAL);
	return [...used.map((name) => ({ name, required: true })), { name: OPTIONAL, required: false }];
}

/** Why a text cannot be sent; null if it can. */
export function findTextError(typed: string, own: string, { isLong }: Pick<EditableText, 'isLong'>): string | null {
	const known = toPlaceholders(own);
	if (typed.trim() === '') return 'is empty; null brings the standard text back';
	if (!isLong && /[\r\n]/.test(typed)) return 'has several lines';
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they must not reach the header of a mail
	if (/[\u0000-\u0008\u000b-\u001f\u007f]/.test(typed.replaceAll('\r\n', '\n'))) return 'has control characters';
	const unknown = (typed.match(PLACEHOLDER) ?? []).find((name) => !known.some((each) => each.name === name));
	if (unknown !== undefined) return `has the unknown placeholder ${unknown}; known are ${known.map(({ name }) => name).join(', ')}`;
	const missing = known.find(({ name, required }) => required && !typed.includes(name));
	return missing === undefined ? null : `lacks ${missing.name}, which the mail has to contain`;
}
