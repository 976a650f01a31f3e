import type { Market } from '../platform/market/market.ts';
import { type FoundTexts, findTexts } from './find-texts.ts';
import type { Database } from './tables.ts';
import { toTextPlaces } from './text-places.ts';
import type { TextShape } from './text-shape.ts';

/**
 * Translates the short texts of a Croatian response in place. Returns the records whose title was translated: the title of a menu entry can
 * differ from that of its page.
 */
export async function localizeTexts(answer: unknown, { db, market, shape }: { db: Database; market: Market; shape: TextShape }): Promise<ReadonlySet<object>> {
	const places = toTextPlaces(answer, shape);
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

/** A translation of an earlier Croatian text is still used, unless the numbers in it have changed. */
function textFor(wording: string, found: ReturnType<FoundTexts>): string | null {
	if (found === undefined) return null;
	return found.source === null || found.source === wording || numbersOf(found.source) === numbersOf(wording) ? found.text : null;
}

const numbersOf = (text: string): string => (text.match(/\d+/g) ?? []).join(' ');
