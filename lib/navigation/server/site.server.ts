import type { CatalogCategory } from '@titraj/contract/catalog-groups.ts';
import { FEATURES, type Feature } from '@titraj/contract/features.ts';
import { bindUnits } from '@titraj/contract/formats/bind-units.ts';
import { offeredFeatures } from '@titraj/contract/offered-features.ts';
import type { ProductField } from '@titraj/contract/shop/define-product-field.ts';
import type { ShopDefinition } from '@titraj/contract/shop/define-shop.ts';
import { loadShop } from '@titraj/contract/shop/load-shop.ts';
import { productFields } from '@titraj/contract/shop/product-fields.ts';
import type { Currency, Info, Menu, RouteEntry } from '@titraj/contract/site.ts';
import { keepsRoute, offeredSteps } from '#lib/platform/config/checkout-steps.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { type Language, languageOf } from '#lib/platform/config/languages.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { unwrapOptional } from '#lib/platform/http/optional-endpoint.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { CURRENCY_LABEL, rememberCurrency } from '#lib/platform/i18n/formats.ts';
import { lackingLabel } from '#lib/platform/i18n/lacking-label.ts';
import { createTranslator, type Translator } from '#lib/platform/i18n/translator.ts';
import { withoutMail } from '#lib/platform/i18n/without-mail.ts';
import { readDictionary } from '#lib/platform/server/i18n/dictionary.server.ts';
import { fixedRoutes } from '../fixed-routes.ts';
import { createRouteMatcher, type RouteMatcher } from '../match-route.ts';
import { featureOfRoute, offeredMenus } from '../offered-routes.ts';
import { shopRoutes } from '../shop-routes.ts';

/** The backend's data about the site in one language: plain data that can be sent to a worker. */
export interface SiteData {
	readonly lang: string;
	readonly info: Info;
	readonly currency: Currency;
	/** The shop's dictionary, overridden by the backend's labels (D7), with the format of prices and a label of each lacking feature. */
	readonly labels: Readonly<Record<string, string>>;
	readonly routes: readonly RouteEntry[];
	readonly menus: readonly Menu[];
	/** Visible categories, by level and position. */
	readonly categories: readonly CatalogCategory[];
	/** Codes of the shop's languages, including this one (D4). */
	readonly languages: readonly string[];
	/** Features that the backend does not offer (0065). */
	readonly lacking: readonly Feature[];
	/** Start of the day that dates in pages are relative to (D13). */
	readonly today: Date;
}

/** Data that all pages of a language share; loaded once per build, or once per cache time in a function. */
export interface Site extends SiteData {
	readonly language: Language;
	readonly translator: Translator;
	readonly matchRoute: RouteMatcher;
	/** Named app URLs of the route table: name -> path (Spec 2). */
	readonly urls: Readonly<Record<string, string>>;
	/** Declared fields of products. */
	readonly productFields: readonly ProductField[];
}

/** Loads the site of the client's language. Throws ApiFailure naming the call; for an empty route table throws NoRoutesError (401, section 8). */
export async function loadSiteData(client: ApiClient, today: Date): Promise<SiteData> {
	const language = languageOf(client.settings.lang);
	const { code } = language;
	const [info, currency, backendLabels, routes, menus, categories, dictionary, shop] = await Promise.all([
		client.call('_get_hapi_misc_info', {}).then(unwrap),
		client.call('_get_hapi_misc_currency', {}).then(unwrap),
		client.call('_get_hapi_misc_labels', { lang: code }).then(unwrap),
		client.call('_get_hapi_misc_routes', {}).then(unwrap),
		client.call('_get_hapi_cms_menus', {}).then((answer) => unwrapOptional(answer, [])),
		client.call('_get_hapi_catalog_categories', { mode: 'full' }).then(unwrap),
		readDictionary(language),
		loadShop(),
	]);
	const { steps } = readEnvironment().checkout;
	const offered = withoutPriceAlerts(offeredFeatures(client.settings.table), info);
	const languages = client.settings.languages ?? [code];
	const listed = routes.filter((entry) => entry.lang === code && keepsRoute(entry, offeredSteps(steps, offered)));
	const own = listed.filter((entry) => hasFeature(featureOfRoute(entry), offered));
	if (own.length === 0) throw new NoRoutesError(code);
	const lacking = FEATURES.filter((feature) => !offered.has(feature));
	return {
		lang: code,
		info,
		currency,
		labels: {
			...withoutMail(dictionary, toMailing(info)),
			...withBoundUnits(backendLabels),
			[CURRENCY_LABEL]: `${currency.code} ${currency.decimals} ${currency.display}`,
			...Object.fromEntries(lacking.map((feature) => [lackingLabel(feature), 'lacking'])),
		},
		routes: [...own, ...fixedRoutes(code, languages), ...shopRoutes(shop.screens ?? [], code, languages)],
		menus: offeredMenus(menus, listed, offered),
		categories: categories.items.filter((category) => category.visible),
		languages,
		lacking,
		today,
	};
}

/** A backend that does not say that its mails are sent gets pages that claim none. */
const toMailing = ({ sends_mail = false, company }: Info) => ({ sendsMail: sends_mail, contact: [company.phone, company.email].filter(Boolean).join(', ') });

/** A price alert is a mail, and its page is that of stock alerts: a shop that sends no mails, or lacks that page, offers none (0153). */
const withoutPriceAlerts = (offered: ReadonlySet<Feature>, { sends_mail = false }: Info): ReadonlySet<Feature> =>
	sends_mail && offered.has('stock_alerts') ? offered : new Set([...offered].filter((feature) => feature !== 'price_alerts'));

/** Labels of a backend have plain spaces; those of the shop's own dictionaries are bound already (0078). */
const withBoundUnits = (labels: Readonly<Record<string, string>>): Record<string, string> =>
	Object.fromEntries(Object.entries(labels).map(([key, text]) => [key, bindUnits(text)]));

const hasFeature = (feature: Feature | null, offered: ReadonlySet<Feature>): boolean => feature === null || offered.has(feature);

/** Adds the values that are derived from the data and from the merchant's folder. */
export function toSite(data: SiteData, shop: ShopDefinition): Site {
	const language = languageOf(data.lang);
	rememberCurrency(language.locale, data.labels[CURRENCY_LABEL]);
	return {
		...data,
		language,
		translator: createTranslator(data.labels, { locale: language.locale, home: language.base_url, offers: (feature) => !data.lacking.includes(feature) }),
		matchRoute: createRouteMatcher(data.routes),
		productFields: productFields(shop),
		urls: Object.fromEntries(data.routes.flatMap((entry) => (entry.name && entry.path ? [[entry.name, entry.path]] : []))),
	};
}

/** `loadSiteData`, then `toSite`. */
export async function loadSite(client: ApiClient, today: Date): Promise<Site> {
	return toSite(await loadSiteData(client, today), await loadShop());
}

/** The backend returned no routes: answered with 401 (Spec 8). */
export class NoRoutesError extends Error {
	readonly statusCode = 401;
	constructor(lang: string) {
		super(`The backend's route table has no entry for language "${lang}": check the backend's routes and the LANGUAGES setting`);
		this.name = 'NoRoutesError';
	}
	/** Compares by name, like ApiFailure. */
	static override [Symbol.hasInstance](value: unknown): boolean {
		return value instanceof Error && value.name === 'NoRoutesError';
	}
}
