import { createHash } from 'node:crypto';
import { escapeHtml } from '../platform/mail/escape-html.ts';

type Texts = Readonly<Record<string, string>>;

export const CONFLICT = 'U međuvremenu je netko drugi ovo promijenio. Ništa od Vašeg unosa nije izgubljeno: pogledajte označena polja i spremite ponovno.';

/** Hidden field with a digest of each field as the editor saw it, to detect later changes by somebody else. */
export const seenField = (stored: Texts): string => `<input type="hidden" name="seen" value="${escapeHtml(JSON.stringify(digestsOf(stored)))}">`;

/** Fields that somebody else changed after the form was opened; empty if the form has no digests. */
export function changedSince(form: Texts, stored: Texts): readonly string[] {
	const seen = readSeen(form['seen']);
	if (seen === null) return [];
	const now = digestsOf(stored);
	return Object.keys(stored).filter((name) => seen[name] !== now[name]);
}

export interface Merged {
	readonly form: Texts;
	/** Hints at the fields that somebody else changed. */
	readonly hints: Texts;
}

/** The stored values, without hints. */
export const asStored = (stored: Texts): Merged => ({ form: stored, hints: {} });

/**
 * Values for showing the form again after a conflict: what the editor typed is kept; fields that only the other editor changed get the
 * stored value.
 */
export function mergeForms(form: Texts, stored: Texts): Merged {
	const seen = readSeen(form['seen']) ?? {};
	const hints: Record<string, string> = {};
	const merged = Object.fromEntries(Object.keys(stored).map((name) => [name, form[name] ?? '']));
	for (const name of changedSince(form, stored)) {
		const value = stored[name] ?? '';
		if (digest(form[name] ?? '') === seen[name]) {
			merged[name] = value;
			hints[name] = 'Preuzeto od drugog urednika.';
		} else if (!isSame(form[name] ?? '', value)) hints[name] = `Drugi je urednik spremio: „${cut(value)}”. Spremanjem ostaje Vaš unos.`;
	}
	return { form: merged, hints };
}

const digestsOf = (texts: Texts): Record<string, string> => Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, digest(text)]));

/** Browsers send line ends as CR LF. */
const plain = (text: string): string => text.replaceAll('\r\n', '\n').trim();
const isSame = (one: string, other: string): boolean => plain(one) === plain(other);
const digest = (text: string): string => createHash('sha256').update(plain(text)).digest('base64url').slice(0, 16);

const cut = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text) || 'prazno';

function readSeen(text: string | undefined): Texts | null {
	try {
		const seen: unknown = JSON.parse(text ?? 'null');
		return typeof seen === 'object' && seen !== null ? Object.fromEntries(Object.entries(seen).map(([name, value]) => [name, String(value)])) : null;
	} catch {
		return null;
	}
}
