import type { PageContent } from '#lib/screens/screen.ts';
import { listsOf, promotionsOf } from './page-events.ts';
import type { ShopEvent } from './shop-event.ts';
import { toEventList } from './to-items.ts';

/** Events for a click on a link of the page: a product of one of its lists, or a promotion (Spec 9, select_item, select_promotion). */
export function toClickEvents(page: PageContent, path: string): readonly ShopEvent[] {
	for (const { id, name, products } of listsOf(page)) {
		const index = products.findIndex(({ url }) => url === path);
		const card = products[index];
		if (!card) continue;
		const { items, ...list } = toEventList(id, name, [card]);
		return [{ name: 'select_item', payload: { ...list, items: items.map((item) => ({ ...item, index })) } }];
	}
	const chosen = promotionsOf(page).filter(({ url }) => url === path);
	return chosen.length > 0 ? [{ name: 'select_promotion', payload: { items: chosen.map(({ url: _, ...promotion }) => promotion) } }] : [];
}
