const ITEM_WORDS = 'proizvod|izdelek|product|produkt|prodotto|producto';
const ITEM_SLUG = new RegExp(`-(?:${ITEM_WORDS})-(\\d{1,9})/?$`);

/** The id at the end of `{slug}-{item word}-{id}`; null if the slug has none (Spec 2, route templates). */
export function parseProductId(itemSlug: string): number | null {
	const match = ITEM_SLUG.exec(itemSlug);
	return match ? Number(match[1]) : null;
}
