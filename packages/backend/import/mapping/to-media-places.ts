import type { RowNote } from './row-refusal.ts';

/** Location of a picture or document: its URL, or its path relative to the feed. */
type MediaPlace = { readonly url: string } | { readonly file: string };

/** Distinct URLs and paths in the cells of `field`; anything else is left out with a note. */
export function toMediaPlaces(field: 'images' | 'documents', texts: readonly string[], notes: RowNote[]): MediaPlace[] {
	const seen = new Set<string>();
	return texts.flatMap(splitAddresses).flatMap((part): MediaPlace[] => {
		// Convert Windows path separators.
		const text = part.includes('://') ? part : part.replaceAll('\\', '/');
		if (seen.has(text)) return [];
		seen.add(text);
		if (/^https?:\/\//i.test(text)) return [{ url: encodeSpaces(text) }];
		if (!/^[a-z][a-z0-9+.-]*:|^\/|(^|\/)\.\.(\/|$)/i.test(text)) return [{ file: text }];
		notes.push({ field, reason: `"${text.slice(0, 200)}" is neither an http address nor a path below the feed's folder` });
		return [];
	});
}

/** A cell may contain several URLs, separated by commas, semicolons, bars or spaces. */
const splitAddresses = (text: string): string[] =>
	text
		.replaceAll(/[,;|\s]+/g, (run, at: number) => (run.includes('|') || /^https?:\/\//i.test(text.slice(at + run.length, at + run.length + 8)) ? '|' : run))
		.split('|')
		.map((part) => part.trim())
		.filter(Boolean);

const encodeSpaces = (address: string): string => address.replaceAll(' ', '%20');
