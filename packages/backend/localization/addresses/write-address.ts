import { type Market, toPrefix } from '../../platform/market/market.ts';
import type { Address, AddressedEntity } from './parse-address.ts';
import { toInnerWord, toItemWord, toRootWord } from './route-words.ts';

/** Translation of an entity in a market. */
export interface Translation {
	readonly slug: string | null;
	readonly available: boolean;
	readonly texts: Readonly<Record<string, unknown>>;
}

export type Translations = (entity: AddressedEntity, market: Market) => Translation | null;

/** The localized URL; null if the market does not have the entity or one of its parents. */
export function writeAddress({ segments, rest }: Address, market: Market, translations: Translations): string | null {
	const parts: string[] = [];
	for (const segment of segments) {
		if (segment.is === 'plain') parts.push(segment.text);
		else if (segment.is === 'root') {
			if (segment.entity && translations(segment.entity, market)?.available === false) return null;
			parts.push(toRootWord(segment.word, market) ?? segment.word);
		} else if (segment.is === 'word') parts.push(toInnerWord(segment.root, segment.word, market) ?? segment.word);
		else {
			const found = translations(segment.entity, market);
			if (found?.available === false) return null;
			const slug = found?.slug ?? segment.slug;
			parts.push(segment.id === undefined ? slug : `${slug}-${segment.entity.kind === 'product' ? `${toItemWord(market)}-` : ''}${segment.id}`);
		}
	}
	return `${toPrefix(market)}/${parts.map((part) => `${part}/`).join('')}${rest}`;
}
