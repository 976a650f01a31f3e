import { type Market, SOURCE_MARKET, toWordSources } from '../platform/market/market.ts';
import type { SourceBlock } from '../platform/source/blocks.ts';
import type { Database } from './tables.ts';

/** Replaces the blocks of rows by the market's own blocks, if it has any. They refer to entities by code, like the Croatian ones. */
export async function localizeBlocks<Row extends { id: number; blocks: SourceBlock[] }>(
	db: Database,
	{ kind, lang }: { kind: 'page' | 'static_content'; lang: Market },
	rows: Row[],
): Promise<Row[]> {
	if (lang === SOURCE_MARKET) return rows;
	const sources = toWordSources(lang);
	const found = await db.selectFrom('translations').select(['id', 'lang', 'texts']).where('kind', '=', kind).where('lang', 'in', sources).execute();
	return rows.map((row) => {
		const own = sources.map((source) => found.find((text) => text.id === row.id && text.lang === source)?.texts['blocks']).find(isBlocks);
		return own === undefined ? row : { ...row, blocks: own };
	});
}

const isBlocks = (value: unknown): value is SourceBlock[] =>
	Array.isArray(value) && value.length > 0 && value.every((block) => typeof block === 'object' && block !== null && 'type' in block);
