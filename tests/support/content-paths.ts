import { read } from './shop-screens.ts';

/** A path for each kind of content screen of the demo shop. */
const CONTENT_PATHS = {
	page: '/dostava/',
	contact: '/kontakt/',
	questions: '/cesta-pitanja/',
	flyer: '/letak/',
	calendar: '/adventski-kalendar/',
	'calendar under way': '/jesenski-kalendar/',
	'calendar rules': '/adventski-kalendar/pravila/',
	landing: '/ponuda/radni-kut/',
	'static content': '/zastita-okolisa/',
	newsletter: '/newsletter/',
	sweepstakes: '/nagradne-igre/',
	stores: '/poslovnice/',
	'guides (a grid)': '/magazin/vodici/',
	'tests (a list)': '/magazin/testovi/',
	'shop news (news)': '/magazin/iz-trgovine/',
	'terms (a glossary)': '/magazin/pojmovi/',
} as const;

/** The paths, and those that end in an id: a post, a tag, an author, an open sweepstake, a closed one, a store. */
export async function findContentPaths(): Promise<Readonly<Record<string, string>>> {
	const [guides, sweepstakes, stores] = await Promise.all([read('/magazin/vodici/'), read('/nagradne-igre/'), read('/poslovnice/')]);
	const post = first(guides, /href="(\/magazin\/vodici\/[^"]+\/)"/);
	const text = await read(post);
	return {
		...CONTENT_PATHS,
		post,
		tag: first(text, /href="(\/magazin\/tagovi\/[^"]+)"/),
		author: first(text, /href="(\/magazin\/autori\/[^"]+)"/),
		sweepstake: first(sweepstakes, /href="(\/nagradne-igre\/prvi-krug-\d+\/)"/),
		'sweepstake with winners': first(sweepstakes, /href="(\/nagradne-igre\/ljeto-[^"]+)"/),
		store: first(stores, /href="(\/poslovnice\/[^"]+-\d+\/)"/),
	};
}

function first(html: string, pattern: RegExp): string {
	const found = pattern.exec(html)?.[1];
	if (!found) throw new Error(`The demo shop shows nothing like ${pattern}`);
	return found;
}
