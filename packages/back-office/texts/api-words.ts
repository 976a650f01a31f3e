import words from './api-words-hr.json' with { type: 'json' };
import { getLanguage } from './text.ts';

/** Words of the merchant API, which answers in English, in the language of the person. */

const PART = /\{(\d)\}/;

interface Template {
	readonly pattern: RegExp;
	readonly text: string;
}

const toLiteral = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `there is no product {1}` as a pattern whose group is the value; those with the most words of their own come first. */
const TEMPLATES: readonly Template[] = Object.entries(words.reasons)
	.toSorted(([one], [other]) => other.replaceAll(/\{\d\}/g, '').length - one.replaceAll(/\{\d\}/g, '').length)
	.map(([english, text]) => ({
		pattern: new RegExp(
			`^${english
				.split(PART)
				.map((part, place) => (place % 2 === 0 ? toLiteral(part) : '(.+?)'))
				.join('')}$`,
			's',
		),
		text,
	}));

const MISSING: ReadonlyMap<string, string> = new Map(Object.entries(words.missing));

const FIELDS: ReadonlyMap<string, string> = new Map(Object.entries(words.fields));

/** Why a value was refused; the words of the API if there are no others. */
export const toReasonText = (reason: string): string => (getLanguage() === 'hr' ? (findParts(reason) ?? reason) : reason);

/** Why a carrier or payment provider did not do something; its own words are marked as its answer. */
export const toProviderText = (reason: string): string => (getLanguage() === 'hr' ? (findParts(reason) ?? words.answer.replace('{1}', () => reason)) : reason);

/** A value may be a sentence itself, such as what is wrong in `Line 12: …`. */
const toPart = (value: string): string => (value.includes(' ') ? (findText(value) ?? value) : value);

/** What is not there, such as `order 100001`, by the word for its kind. */
export function toMissingText(what: string): string {
	const [, kind = '', name = ''] = /^(.+?) (\S+)$/s.exec(what) ?? [];
	const word = MISSING.get(kind);
	return getLanguage() !== 'hr' || word === undefined ? toReasonText(what) : `${word} ${name}`;
}

/** A value that may have several forms has a reason for each. */
function findParts(reason: string): string | null {
	const parts = reason.split(' or ').map(findText);
	if (parts.every((part) => part !== null)) return [...new Set(parts)].join(' ili ');
	return findText(reason);
}

function findText(reason: string): string | null {
	for (const { pattern, text } of TEMPLATES) {
		const found = pattern.exec(reason);
		if (found) return text.replaceAll(/\{(\d)\}/g, (_, place: string) => toPart(found[Number(place)] ?? ''));
	}
	return null;
}

/** Name of a field of the API on the screens, such as that of `price.sale.amount`; the field itself if it has none. */
export function toFieldText(field: string): string {
	if (getLanguage() !== 'hr') return field;
	const parts = field.split('.');
	for (let length = parts.length; length > 0; length--) {
		const name = FIELDS.get(parts.slice(0, length).join('.'));
		if (name !== undefined) return name;
	}
	return field;
}

/** A field with why it was refused, as one text: `gtin: has a wrong check digit`. */
export function toRefusalText(refusal: string): string {
	const [, field = '', reason = refusal] = /^([a-z_.\d]+): (.+)$/s.exec(refusal) ?? [];
	return field === '' ? toReasonText(reason) : `${toFieldText(field)}: ${toReasonText(reason)}`;
}
