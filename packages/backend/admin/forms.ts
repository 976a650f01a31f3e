import { escapeHtml } from '../platform/mail/escape-html.ts';
import { toShopTime } from '../platform/time/shop-clock.ts';

export interface Field {
	readonly name: string;
	/** Needed only if the page has several fields of this name. */
	readonly id?: string;
	readonly label: string;
	readonly value?: string;
	/** `long`: several lines. */
	readonly type?: 'text' | 'email' | 'password' | 'number' | 'date' | 'long' | 'switch' | 'select';
	/** Values and texts of a `select`. */
	readonly options?: readonly (readonly [value: string, title: string])[];
	readonly hint?: string | undefined;
	readonly required?: boolean;
	readonly autocomplete?: string;
	readonly step?: string;
	readonly max?: number;
}

/** A field with its label and hint. */
export function field({
	name,
	id = `f-${name}`,
	label,
	value = '',
	type = 'text',
	hint,
	required,
	autocomplete,
	step,
	max = 300,
	options = [],
}: Field): string {
	const hintHtml = hint === undefined ? '' : `<small id="${id}-hint">${escapeHtml(hint)}</small>`;
	if (type === 'switch')
		return `<div><label for="${id}"><input id="${id}" type="checkbox" name="${name}" value="1"${value === '1' ? ' checked' : ''}>${escapeHtml(label)}</label>${hintHtml}</div>`;
	const shared = `id="${id}" name="${name}"${required ? ' required' : ''}${hint === undefined ? '' : ` aria-describedby="${id}-hint"`}`;
	if (type === 'select') return `<div><label for="${id}">${escapeHtml(label)}</label><select ${shared}>${toOptions(options, value)}</select>${hintHtml}</div>`;
	const input =
		type === 'long'
			? `<textarea ${shared} maxlength="${max}">${escapeHtml(value)}</textarea>`
			: `<input ${shared} type="${type === 'number' ? 'text' : type}"${type === 'number' ? ` inputmode="${step === '1' ? 'numeric' : 'decimal'}"` : ` maxlength="${max}"`} value="${escapeHtml(value)}"${autocomplete === undefined ? '' : ` autocomplete="${autocomplete}"`}>`;
	return `<div><label for="${id}">${escapeHtml(label)}</label>${input}${hintHtml}</div>`;
}

const toOptions = (options: NonNullable<Field['options']>, chosen: string): string =>
	options.map(([value, title]) => `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(title)}</option>`).join('');

/** Maximum length of multi-line texts in characters. */
export const LONGEST = { short_description: 2000, content: 200_000, label: 2000 } as const;

/** Texts of a submitted form by name. Browsers count a line end as one character but send CR LF, so line ends are normalized. */
export function readForm(body: unknown): Readonly<Record<string, string>> {
	if (typeof body !== 'object' || body === null) return {};
	return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')]));
}

/** Error message for a text that is too long, because texts are never cut. Null if it fits or is unchanged. */
export function tooLong(label: string, { text, was, max }: { text: string; was?: string | null | undefined; max: number }): string | null {
	if (text.length <= max || text === was?.replaceAll('\r\n', '\n')) return null;
	return `${label}: ${text.length} znakova, najviše ih može biti ${max}. Ništa nije spremljeno.`;
}

/** Parses `1.299,90` and `1299.90` to 1299.9; null if it is not an amount. */
export function readAmount(text: string): number | null {
	const plain = text.trim().replace(/\s|€/g, '');
	const dotted = plain.includes(',') ? plain.replaceAll('.', '').replace(',', '.') : plain;
	return /^\d{1,7}(\.\d{1,2})?$/.test(dotted) ? Number(dotted) : null;
}

export const formatAmount = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** Formats a time in the shop's time zone: `24. 12. 2026. 18:05`. */
export function toTime(moment: Date): string {
	const { date, time } = toShopTime(moment);
	return `<time datetime="${moment.toISOString()}">${date.split('-').reverse().map(Number).join('. ')}. ${time}</time>`;
}

/** A table; `cells` are HTML. `kind` is the CSS class for its layout on phones. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[], kind?: 'rates' | 'returns'): string {
	if (rows.length === 0) return '<p>Nema ničega.</p>';
	const head = heads.map((text) => `<th scope="col">${text}</th>`).join('');
	return `<div class="wide" tabindex="0" role="region" aria-label="Popis"><table${kind === undefined ? '' : ` class="${kind}"`}><thead><tr>${head}</tr></thead><tbody>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`;
}

/** Search form of a section. */
export const searchForm = (asked: string, label: string): string =>
	`<form class="search" role="search"><input type="search" name="q" value="${escapeHtml(asked)}" aria-label="${label}" placeholder="${label}" maxlength="100"><button>Traži</button></form>`;
