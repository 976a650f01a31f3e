import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { JsonText } from '../platform/http/json-text.ts';
import { notFound, type Refusal } from '../platform/http/refusal.ts';
import { currencyOf } from '../platform/market/currency.ts';
import { type Market, SOURCE_MARKET } from '../platform/market/market.ts';
import { addAlternates, namesAlternates } from './alternates.ts';
import { localizeAnswer } from './localize-answer.ts';
import { localizePrices } from './localize-prices.ts';
import { responseSchemaOf } from './response-schema.ts';
import type { Database } from './tables.ts';
import { toNamedJson } from './text-entity.ts';

/** Responses whose paths are not localized: endpoint paths, and redirects, which can belong to any market. */
const NEVER_LOCALIZED: ReadonlySet<EndpointName> = new Set<EndpointName>(['_get_hapi_misc_endpoints', '_get_hapi_misc_redirects']);

interface Audience {
	readonly db: Database;
	readonly siteUrl: string;
	readonly market: Market;
	/** Markets that are enabled in the storefront; empty if it has only one. */
	readonly markets: readonly Market[];
}

/**
 * Localizes a Croatian response to the language and currency of a market, as JSON. With only one language, Croatian responses are not
 * changed.
 */
export async function localize(name: EndpointName, answer: unknown, { db, siteUrl, market, markets }: Audience): Promise<string | Refusal> {
	const listsAlternates = markets.length > 1 && namesAlternates(name);
	const isSource = market === SOURCE_MARKET || NEVER_LOCALIZED.has(name);
	if (isSource && !listsAlternates) return answer instanceof JsonText ? answer.text : JSON.stringify(answer);
	const plain: unknown = JSON.parse(answer instanceof JsonText ? answer.text : isSource ? JSON.stringify(answer) : toNamedJson(answer));
	if (listsAlternates) await addAlternates(name, plain, { db, markets });
	if (isSource) return JSON.stringify(plain);
	const currency = currencyOf(market);
	if (currency !== 'EUR') localizePrices(plain, currency);
	const localized = await localizeAnswer(plain, { db, market, siteUrl, schema: responseSchemaOf(name) });
	return localized === null ? notFound('thing in this market') : JSON.stringify(localized);
}
