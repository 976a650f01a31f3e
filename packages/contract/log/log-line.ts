/** Most characters of a value, and of a stack trace. */
const [LONGEST, LONGEST_STACK] = [2000, 8000];

/** Control characters, of which JSON leaves some as they are, separators of lines, and invisible characters such as those that change a text's direction. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A log line: JSON whose values can neither end the line, nor move a cursor, nor fill the disk, even if a stranger sent them. */
export function toLogLine(fields: Readonly<Record<string, unknown>>): string {
	return escapeLine(
		JSON.stringify(fields, (name, value) => (typeof value === 'string' ? cutLogValue(value, name === 'stack' ? LONGEST_STACK : LONGEST) : value)),
	);
}

/** Escapes what JSON leaves in a line. The result is the same JSON. */
export const escapeLine = (line: string): string => line.replace(UNSAFE, toEscape);

export function cutLogValue(value: string, longest = LONGEST): string {
	return value.length > longest ? `${value.slice(0, longest)}… (${value.length - longest} more)` : value;
}

/** A text for a terminal in one line, with the same characters escaped. */
export const toPrintable = (text: string): string => text.replace(UNSAFE, toEscape);

const toEscape = (character: string): string =>
	character
		.split('')
		.map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
		.join('');
