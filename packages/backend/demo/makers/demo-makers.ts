import type { SourceManufacturer } from '../../platform/source/catalog.ts';
import { toSlug } from '../text/slug.ts';
import { COMPUTING_MAKERS } from './computing-makers.ts';
import { HOME_AND_BENCH_MAKERS } from './home-and-bench-makers.ts';
import { MAKER_PARAGRAPHS } from './maker-paragraphs.ts';

/** The invented makers; the slug of the name is the code. */
export const DEMO_MAKERS: readonly SourceManufacturer[] = [...COMPUTING_MAKERS, ...HOME_AND_BENCH_MAKERS].map(([title, field, description]) => ({
	code: toSlug(title),
	title,
	slug: toSlug(title),
	picture: { kind: 'brand', params: { variant: toSlug(title).replaceAll('-', '') } },
	short_description: description,
	content: `<p>${description}</p>${MAKER_PARAGRAPHS[field].map((paragraph) => `<p>${paragraph}</p>`).join('')}`,
}));

const TITLES: ReadonlyMap<string, string> = new Map(DEMO_MAKERS.map(({ code, title }) => [code, title]));

/** Name of the maker with this code; a code nobody has is a mistake in a blueprint. */
export function makerTitle(code: string): string {
	const title = TITLES.get(code);
	if (!title) throw new Error(`No maker has the code ${code}`);
	return title;
}
