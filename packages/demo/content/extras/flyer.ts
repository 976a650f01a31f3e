import type { SourceFlyer } from '@titraj/backend/platform/source/content.ts';
import Type from 'typebox';
import { readJson } from '../../load/read-json.ts';
import { inYear } from './in-year.ts';

/** In hundredths of the page's width and height. */
const Place = Type.Object({ x: Type.Number(), y: Type.Number(), width: Type.Number(), height: Type.Number() }, { additionalProperties: false });
const Flyer = Type.Object({
	page_slug: Type.String(),
	/** Days (ISO 8601) with placeholders for the year. */
	valid_from: Type.String(),
	valid_to: Type.String(),
	layouts: Type.Record(Type.String(), Type.Array(Place)),
	pages: Type.Array(Type.Object({ title: Type.String(), layout: Type.String(), product_codes: Type.Array(Type.String()) }, { additionalProperties: false })),
});

const { page_slug, valid_from, valid_to, layouts, pages } = readJson('content/flyer.json', Flyer);

/** The autumn flyer in the year of `now`. */
export const autumnFlyer = (now: Date): SourceFlyer => ({
	page_slug,
	valid_from: inYear(valid_from, now.getUTCFullYear()),
	valid_to: inYear(valid_to, now.getUTCFullYear()),
	pages: pages.map(({ title, layout, product_codes: codes }) => ({
		title,
		hotspots: placesOf(layout).map((place, index) => ({ product_code: codes[index] ?? '', ...place })),
	})),
});

function placesOf(layout: string) {
	const places = layouts[layout];
	if (!places) throw new Error(`content/flyer.json: no layout is named ${layout}`);
	return places;
}
