import type { Database } from '../platform/database/tables.ts';
import type { Market } from '../platform/market/market.ts';
import { type FoundTexts, findTexts } from './find-texts.ts';
import { toTextPlaces } from './text-places.ts';

/**
 * Puts the short texts of a Croatian answer into a market's language, in place, and answers with the records whose title is one: a menu calls a page
 * what the menu wants.
 */
export async function localizeTexts(answer: unknown, { db, market }: { db: Database; market: Market }): Promise<ReadonlySet<object>> {
	const places = toTextPlaces(answer);
	const found = await findTexts(db, { market, keys: places.map(({ key }) => key) });
	const titled = new Set<object>();
	for (const { holder, property, wording, key } of places) {
		const text = textFor(wording, found(key));
		if (text === null) continue;
		Reflect.set(holder, property, text);
		if (property === 'title') titled.add(holder);
	}
	return titled;
}

/** A translation of what the text said before still stands for it, unless it would tell other numbers. */
function textFor(wording: string, found: ReturnType<FoundTexts>): string | null {
	if (found === undefined) return null;
	return found.source === null || found.source === wording || numbersOf(found.source) === numbersOf(wording) ? found.text : null;
}

const numbersOf = (text: string): string => (text.match(/\d+/g) ?? []).join(' ');
