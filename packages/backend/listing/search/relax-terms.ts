import { sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import { type Market, SOURCE_MARKET } from '../../platform/market/market.ts';
import type { Database } from '../tables.ts';
import type { Vocabulary } from './dictionary/vocabulary.ts';
import { namedIn } from './find-named.ts';
import type { Kinds } from './kinds/to-kinds.ts';
import type { Search } from './search.ts';
import type { Term } from './to-terms.ts';
import { toTsQuery } from './to-ts-query.ts';

/** Weight from which a term names a kind of product; a result without it is useless. */
export const NAMES_KIND = 6;
/** Maximum number of combinations to try, in one query. */
const MOST_READINGS = 48;
const AT_ONCE = 8;

/** A word or a part number, not a bare number. */
const IS_TELLING = /\p{L}{3}|\p{L}\d|\d\p{L}/u;

interface Weighed {
	readonly term: Term;
	readonly weight: number;
	readonly query: string;
}

/**
 * For a search without results, the terms that have a result together: as many as possible, terms that name a kind first. Null if the
 * remaining terms would say less than half and name no kind, because a stray word gives useless results.
 */
export async function relaxTerms(db: Database, { terms, kinds, market, vocabulary }: Search): Promise<Term[] | null> {
	const weighed = terms.map((term, place) => ({
		term,
		weight: Math.max(1, kinds.weights[place] ?? 0) - place / 100,
		query: toTsQuery([term], [kinds.titles[place] ?? []]) ?? '',
	}));
	const alone = await findAnswered(db, { market, queries: weighed.map(({ query }) => query) });
	const readings = toReadings(weighed.filter((_, place) => alone.has(place)))
		.filter((reading) => reading.length < terms.length && saysEnough(reading, terms) && hasThing(reading, terms, vocabulary))
		.slice(0, MOST_READINGS);
	for (let start = 0; start < readings.length; start += AT_ONCE) {
		const tried = readings.slice(start, start + AT_ONCE);
		const answered = await findAnswered(db, { market, queries: tried.map(toQuery), kinds: toCalled(kinds) });
		const first = tried.find((_, place) => answered.has(place));
		if (first) return first.map(({ term }) => term);
	}
	return null;
}

/** Whether the products with all the words are of another kind than they name: a memory module for `laptop 16 GB RAM`. */
export async function isOffKind(db: Database, { terms, kinds, market, tsQuery, typedQuery, exact }: Search): Promise<boolean> {
	if (exact.length > 0 || tsQuery === null || kinds.meant.length === 0 || terms.length < 2 || !kinds.weights.some((weight) => weight >= NAMES_KIND))
		return false;
	if ((await findAnswered(db, { market, queries: [tsQuery], kinds: toCalled(kinds) })).size > 0) return false;
	return typedQuery === null || !(await isTitle(db, { market, typedQuery, accessories: kinds.accessories }));
}

/** Whether a title has all the words, as typed. Accessories are named after other products. */
async function isTitle(
	db: Database,
	{ market, typedQuery, accessories }: { market: Market; typedQuery: string; accessories: readonly number[] },
): Promise<boolean> {
	const query = sql`to_tsquery('shop', ${typedQuery})`;
	const titled =
		market === SOURCE_MARKET
			? sql`p.search @@ ${query} and ts_filter(p.search, '{a}') @@ ${query}`
			: sql`p.id in (${namedIn('product', { market, tsQuery: typedQuery })})`;
	const { rows } = await sql`select from products p where p.listed and p.category_id <> all(${idList(accessories)}) and ${titled} limit 1`.execute(db);
	return rows.length > 0;
}

/** Categories whose names match, fully or partially. */
const toCalled = ({ meant, like }: Kinds): number[] => [...meant, ...like];

const toQuery = (reading: readonly Weighed[]): string => reading.map(({ query }) => query).join(' & ');

/** All combinations of terms, the highest weight first. */
function toReadings(weighed: readonly Weighed[]): Weighed[][] {
	const readings = Array.from({ length: 2 ** weighed.length - 1 }, (_, bits) => weighed.filter((_term, place) => ((bits + 1) >> place) & 1));
	const weigh = (reading: Weighed[]) => reading.reduce((sum, { weight }) => sum + weight, 0);
	return readings.toSorted((a, b) => weigh(b) - weigh(a));
}

/** Whether something is left of the thing itself, or it says nothing: a printer is no answer to `papir za pisač`. */
function hasThing(reading: readonly Weighed[], terms: readonly Term[], { grammar }: Vocabulary): boolean {
	const isGeneric = ({ words }: Term) => words.every((word) => grammar.generic.some((beginning) => word.startsWith(beginning)));
	return reading.some(({ term }) => !term.isPurpose) || terms.every((term) => term.isPurpose || isGeneric(term));
}

function saysEnough(reading: readonly Weighed[], terms: readonly Term[]): boolean {
	if (reading.some(({ weight }) => weight >= NAMES_KIND)) return true;
	const telling = reading.filter(({ term }) => term.measure === undefined && term.words.some((word) => IS_TELLING.test(word)));
	return telling.length > 0 && reading.length * 2 > terms.length;
}

/** Indexes of the queries that find a product of the market, in one of the categories `kinds` if any are named. */
export async function findAnswered(
	db: Database,
	{ market, queries, kinds = [] }: { market: Market; queries: readonly string[]; kinds?: readonly number[] },
): Promise<ReadonlySet<number>> {
	if (queries.length === 0) return new Set();
	const ofKind = kinds.length === 0 ? sql`` : sql` and p.category_id in (${sql.raw(kinds.join(', '))})`;
	const found = queries.map((tsQuery) => {
		const named =
			market === SOURCE_MARKET
				? sql``
				: sql` or exists (select from products p where p.listed${ofKind} and p.id in (${namedIn('product', { market, tsQuery })}))`;
		return sql`(exists (select from products p where p.listed${ofKind} and p.search @@ to_tsquery('shop', ${tsQuery}))${named})`;
	});
	const { rows } = await sql<{ found: boolean[] }>`select array[${sql.join(found)}] as found`.execute(db);
	return new Set((rows[0]?.found ?? []).flatMap((is, place) => (is ? [place] : [])));
}
