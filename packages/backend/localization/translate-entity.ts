import type { TextCopy } from '@titraj/contract/localized.ts';
import type { Market } from '../platform/market/market.ts';
import type { Address, AddressedEntity } from './addresses/parse-address.ts';
import type { Translations } from './addresses/write-address.ts';
import type { TextShape } from './text-shape.ts';

type Item = Record<string, unknown>;
type Texts = Readonly<Record<string, unknown>>;

interface About {
	readonly address: Address;
	readonly entity: AddressedEntity | null;
	readonly market: Market;
	readonly translations: Translations;
	/** Whether the record has its own title for the entity. */
	readonly isTitled: boolean;
	readonly shape: TextShape;
	/** Localizes the links in a text. */
	readonly rewrite: (name: string, text: unknown) => unknown;
}

/** Overwrites the texts of a record that describes an entity, or links to it, with the market's translations. */
export function translateEntity(record: Item, { address, entity, market, translations, isTitled, shape, rewrite }: About): Item {
	if (entity === null) return record;
	const texts = translations(entity, market)?.texts ?? {};
	const parent = address.segments.at(-2);
	const ofCategory = parent?.is === 'entity' ? translations(parent.entity, market)?.texts : undefined;
	const result = { ...record };
	for (const [name, field] of shape.fields) if (name in record) result[name] = translateField(name, field);
	return result;

	function translateField(name: string, { origin, items }: TextShape): unknown {
		const wording = record[name];
		if (origin === undefined) return items && Array.isArray(wording) ? wording.map((item) => copyFromHolder(item, items)) : wording;
		if ('copies' in origin && origin.of === 'category') return ofCategory?.[origin.copies] ?? wording;
		if (!('isOwn' in origin || 'copies' in origin)) return wording;
		if (texts[name] !== undefined && !(isTitled && name === 'title')) return rewrite(name, texts[name]);
		return 'copies' in origin ? toCopy(wording, origin, { record, texts }) : wording;
	}

	/** An item of one of the record's lists, with copies of the record's texts. */
	function copyFromHolder(item: unknown, { fields }: TextShape): unknown {
		if (!isRecord(item)) return item;
		const copies = [...fields].flatMap(([name, { origin }]) =>
			origin && 'copies' in origin && origin.of === 'holder' ? [[name, toCopy(item[name], origin, { record, texts })]] : [],
		);
		return copies.length === 0 ? item : { ...item, ...Object.fromEntries(copies) };
	}
}

/** The translation of the copied text, if the text is still a copy. */
function toCopy(wording: unknown, { copies }: TextCopy, { record, texts }: { record: Item; texts: Texts }): unknown {
	const isCopy = typeof wording === 'string' && (!(copies in record) || record[copies] === wording);
	return isCopy && typeof texts[copies] === 'string' ? texts[copies] : wording;
}

const isRecord = (value: unknown): value is Item => typeof value === 'object' && value !== null;
