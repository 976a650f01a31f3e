import { escapeHtml } from '../platform/mail/escape-html.ts';
import { toShopTime } from '../platform/time/shop-clock.ts';

export interface Field {
	readonly name: string;
	readonly label: string;
	readonly value?: string;
	/** `long`: several lines. */
	readonly type?: 'text' | 'email' | 'password' | 'long';
	readonly hint?: string | undefined;
	readonly required?: boolean;
	readonly autocomplete?: string;
	readonly max?: number;
}

/** A field with its label and hint. */
export function field({ name, label, value = '', type = 'text', hint, required, autocomplete, max = 300 }: Field): string {
	const id = `f-${name}`;
	const hintHtml = hint === undefined ? '' : `<small id="${id}-hint">${escapeHtml(hint)}</small>`;
	const shared = `id="${id}" name="${name}"${required ? ' required' : ''}${hint === undefined ? '' : ` aria-describedby="${id}-hint"`}`;
	const input =
		type === 'long'
			? `<textarea ${shared} maxlength="${max}">${escapeHtml(value)}</textarea>`
			: `<input ${shared} type="${type}" maxlength="${max}" value="${escapeHtml(value)}"${autocomplete === undefined ? '' : ` autocomplete="${autocomplete}"`}>`;
	return `<div><label for="${id}">${escapeHtml(label)}</label>${input}${hintHtml}</div>`;
}

/** Maximum length of multi-line texts in characters. */
export const LONGEST = { content: 200_000, label: 2000 } as const;

/** Texts of a submitted form by name. Browsers count a line end as one character but send CR LF, so line ends are normalized. */
export function readForm(body: unknown): Readonly<Record<string, string>> {
	if (typeof body !== 'object' || body === null) return {};
	return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')]));
}

/** Error message for a text that is too long, because texts are never cut. Null if it fits. */
export function tooLong(label: string, { text, max }: { text: string; max: number }): string | null {
	if (text.length <= max) return null;
	return `${label}: ${text.length} znakova, najviše ih može biti ${max}. Ništa nije spremljeno.`;
}

/** Formats a time in the shop's time zone: `24. 12. 2026. 18:05`. */
export function toTime(moment: Date): string {
	const { date, time } = toShopTime(moment);
	return `<time datetime="${moment.toISOString()}">${date.split('-').reverse().map(Number).join('. ')}. ${time}</time>`;
}

/** A table; `cells` are HTML. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
	if (rows.length === 0) return '<p>Nema ničega.</p>';
	const head = heads.map((text) => `<th scope="col">${text}</th>`).join('');
	return `<div class="wide" tabindex="0" role="region" aria-label="Popis"><table><thead><tr>${head}</tr></thead><tbody>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`;
}
