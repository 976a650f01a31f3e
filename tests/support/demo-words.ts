import { DEMO_COMPANY, DEMO_SHOP } from '@titraj/backend/seed/demo-shop.ts';
import { demoSeed } from '@titraj/demo/index.ts';

/** Names that only the demo shop has: its company, accounts, manufacturers, stores, authors and posts. */
export function demoWords(): readonly string[] {
	const { catalog, content } = demoSeed(300, new Date());
	const { postcode: _postcode, city: _city, ...company } = DEMO_COMPANY;
	return [
		...Object.values(company),
		...[...Object.values(DEMO_SHOP.promises.delivery), ...Object.values(DEMO_SHOP.promises.hours)],
		...[DEMO_SHOP.siteName, '.example/titraj', 'kupac@', 'urednik@'],
		...catalog.manufacturers.map(({ title }) => title).filter((title) => title.length > 5),
		...content.stores.flatMap(({ title, address }) => [title, address]),
		...[...content.authors, ...content.posts].map(({ title }) => title),
	];
}
