import type { TSchema } from 'typebox';
import type { Market } from '../platform/market/market.ts';
import { replaceAddresses } from './addresses/address-texts.ts';
import { type Address, type AddressedEntity, entitiesIn, entityOf, parseAddress } from './addresses/parse-address.ts';
import { type Translations, writeAddress } from './addresses/write-address.ts';
import { localizeTexts } from './localize-texts.ts';
import type { Database } from './tables.ts';
import { NO_TEXTS, type TextShape, toTextShape } from './text-shape.ts';
import { translateEntity } from './translate-entity.ts';
import { findTranslations } from './translations/find-translations.ts';

interface Audience {
	readonly db: Database;
	readonly market: Market;
	readonly siteUrl: string;
	/** Schema of the response, which marks its texts. */
	readonly schema: TSchema;
}

/**
 * Localizes a Croatian response: its URLs, and the texts of the entities that they lead to. Entities that the market does not have are left
 * out of lists; null if the response itself is such an entity. Handlers always respond in Croatian.
 */
export async function localizeAnswer(answer: unknown, { db, market, siteUrl, schema }: Audience): Promise<unknown> {
	const shape = toTextShape(schema);
	const titled = await localizeTexts(answer, { db, market, shape });
	const addresses = collectAddresses(answer, siteUrl);
	const entities = toEntities(addresses);
	const named = await findTranslations(db, entities, { markets: [market], textsOf: market });
	const linked = collectAddresses(
		entities.map((entity) => named(entity, market)?.texts),
		siteUrl,
	);
	for (const text of addresses.keys()) linked.delete(text);
	const alsoNamed = await findTranslations(db, toEntities(linked), { markets: [market], textsOf: null });
	for (const [text, address] of linked) addresses.set(text, address);
	const translations: Translations = (entity, of) => named(entity, of) ?? alsoNamed(entity, of);
	const around = { market, siteUrl, translations, addresses, titled, written: new Map() };
	return isRecord(answer) && isGone(answer['data'], around) ? null : rewrite(answer, around, { field: '', shape });
}

/** Distinct entities that the URLs refer to. */
function toEntities(addresses: Map<string, Address | null>): AddressedEntity[] {
	const entities = [...addresses.values()].flatMap((address) => {
		const of = address && entityOf(address);
		return [...(of ? [of] : []), ...(address ? entitiesIn(address) : [])];
	});
	return [...new Map(entities.map((entity) => [`${entity.kind} ${entity.key}`, entity])).values()];
}

interface Rewriting {
	readonly market: Market;
	readonly siteUrl: string;
	readonly translations: Translations;
	readonly addresses: Map<string, Address | null>;
	/** Records whose title differs from that of the entity that they link to. */
	readonly titled: ReadonlySet<object>;
	readonly written: Map<string, string | null>;
}

function collectAddresses(answer: unknown, siteUrl: string): Map<string, Address | null> {
	const addresses = new Map<string, Address | null>();
	const replace = (text: string) => {
		if (!addresses.has(text)) addresses.set(text, parseAddress(text));
		return text;
	};
	const visit = (value: unknown, field: string): void => {
		if (typeof value === 'string') replaceAddresses(field, value, { siteUrl, replace });
		else if (Array.isArray(value)) for (const item of value) visit(item, field);
		else if (isRecord(value)) for (const [name, inner] of Object.entries(value)) visit(inner, name);
	};
	visit(answer, '');
	return addresses;
}

/** Name and shape of a value in a record; those of a list's items are the list's. */
interface Place {
	readonly field: string;
	readonly shape: TextShape;
}

function rewrite(value: unknown, around: Rewriting, { field, shape }: Place): unknown {
	if (typeof value === 'string') return replaceAddresses(field, value, { siteUrl: around.siteUrl, replace: (address) => write(address, around) });
	if (Array.isArray(value)) return value.map((item) => rewriteItem(item, around, { field, shape: shape.items ?? NO_TEXTS })).filter((item) => item !== GONE);
	return isRecord(value) ? rewriteRecord(value, around, shape) : value;
}

/** Marks list items that the market does not have. Carts and orders keep such items, with a link to the Croatian page. */
const GONE = Symbol('gone');

const rewriteItem = (item: unknown, around: Rewriting, place: Place): unknown => (isGone(item, around) ? GONE : rewrite(item, around, place));

function isGone(value: unknown, around: Rewriting): boolean {
	const own = isRecord(value) ? (ownAddress(value) ?? buttonAddress(value)) : null;
	return own !== null && write(own, around) === null;
}

function rewriteRecord(record: Record<string, unknown>, around: Rewriting, shape: TextShape): Record<string, unknown> {
	const placeOf = (field: string): Place => ({ field, shape: shape.fields.get(field) ?? NO_TEXTS });
	const result = Object.fromEntries(Object.entries(record).map(([name, value]) => [name, rewrite(value, around, placeOf(name))]));
	const { items, total } = record;
	if (Array.isArray(items) && Array.isArray(result['items']) && typeof total === 'number') result['total'] = total - (items.length - result['items'].length);
	const own = ownAddress(record);
	const address = own === null ? null : (around.addresses.get(own) ?? null);
	return address === null
		? result
		: translateEntity(result, {
				address,
				entity: entityOf(address),
				isTitled: around.titled.has(record),
				shape,
				...around,
				rewrite: (name, text) => rewrite(text, around, placeOf(name)),
			});
}

/** URL of the entity that a record describes, or of the page that it links to. */
function ownAddress({ url_without_domain, path, url, title }: Record<string, unknown>): string | null {
	if (typeof url_without_domain === 'string') return url_without_domain;
	if (typeof url === 'string' && typeof title === 'string') return url;
	return typeof path === 'string' ? path : null;
}

/** URL of a block's button: a block whose link does not exist in the market is left out. */
const buttonAddress = ({ button_url }: Record<string, unknown>): string | null => (typeof button_url === 'string' ? button_url : null);

function write(text: string, { addresses, written, market, translations }: Rewriting): string | null {
	const known = written.get(text);
	if (known !== undefined) return known;
	const address = addresses.get(text) ?? null;
	const localized = address === null ? text : writeAddress(address, market, translations);
	written.set(text, localized);
	return localized;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
