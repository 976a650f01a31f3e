import type { Market } from '../platform/market/market.ts';
import type { Address, AddressedEntity } from './addresses/parse-address.ts';
import type { Translations } from './addresses/write-address.ts';

interface About {
	readonly address: Address;
	readonly entity: AddressedEntity | null;
	readonly market: Market;
	readonly translations: Translations;
	/** Whether the record has its own title for the entity. */
	readonly isTitled: boolean;
	/** Localizes the links in a text. */
	readonly rewrite: (name: string, text: unknown) => unknown;
}

/** Blocks refer to entities by code. They are localized by `localizeBlocks` before handlers resolve the codes. */
const FILLED_ELSEWHERE: ReadonlySet<string> = new Set(['blocks']);

/** Fields that contain the short description, in records that may lack the field itself. */
const COPIES = ['priority_details', 'main_image_description'];

/** Overwrites the texts of a record that describes an entity, or links to it, with the market's translations. */
export function translateEntity(record: Record<string, unknown>, { address, entity, market, translations, isTitled, rewrite }: About): Record<string, unknown> {
	const { title } = record;
	if (entity === null) return record;
	const texts = translations(entity, market)?.texts ?? {};
	const result = { ...record };
	for (const [name, text] of Object.entries(texts))
		if (name in record && !FILLED_ELSEWHERE.has(name) && !(isTitled && name === 'title')) result[name] = rewrite(name, text);
	if (typeof texts['title'] === 'string') {
		if (record['main_image_title'] === title) result['main_image_title'] = texts['title'];
		if (Array.isArray(record['images']))
			result['images'] = record['images'].map((image) => (image.title === title ? { ...image, title: texts['title'] } : image));
	}
	if (texts['short_description'] !== undefined && record['seo_description'] === record['short_description'] && texts['seo_description'] === undefined) {
		if ('seo_description' in record) result['seo_description'] = texts['short_description'];
	}
	for (const name of COPIES) if (typeof record[name] === 'string' && typeof texts['short_description'] === 'string') result[name] = texts['short_description'];
	const parent = address.segments.at(-2);
	if ('category_title' in record && parent?.is === 'entity')
		result['category_title'] = translations(parent.entity, market)?.texts['title'] ?? record['category_title'];
	return result;
}
