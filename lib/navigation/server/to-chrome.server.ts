import type { Feature } from '@titraj/contract/features.ts';
import { bindUnits } from '@titraj/contract/formats/bind-units.ts';
import type { Menu } from '@titraj/contract/site.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { LANGUAGE_NAMES } from '#lib/platform/config/language-names.ts';
import { languageOf } from '#lib/platform/config/languages.ts';
import type { ChromeLink, ChromeMenuGroup, ChromeModel, ChromeUrlName } from '../chrome.ts';
import { resolveAppUrl } from '../resolve-app-url.ts';
import { formatCapital } from './format-capital.server.ts';
import type { Site } from './site.server.ts';

/** Route names of the chrome's links, and the features that they need. */
const LINKS: Readonly<Record<ChromeUrlName, { readonly route: string; readonly feature?: Feature }>> = {
	home: { route: 'home' },
	search: { route: 'search' },
	wishlist: { route: 'wishlist', feature: 'wishlist' },
	compare: { route: 'compare', feature: 'compare' },
	cart: { route: 'webshop_shopping_cart' },
	auth: { route: 'auth', feature: 'account' },
	auth_login: { route: 'auth_login', feature: 'account' },
	location: { route: 'location', feature: 'stores' },
	newsletter: { route: 'newsletter', feature: 'newsletter' },
};

const ORDER_PAGES = ['order_lookup', 'withdrawal'] as const;

/** Content of a site's header and footer (Spec 3, App-level data). */
export function toChrome(site: Site): ChromeModel {
	const { company, promises } = site.info;
	const home = site.language.base_url;
	return {
		siteName: site.info.site_name,
		company: {
			name: company.name,
			phone: company.phone,
			email: company.email,
			street: company.address.street,
			postcode: company.address.postcode,
			city: company.address.city,
			oib: company.oib,
			facts: toFacts(site),
		},
		...(promises?.delivery && { claim: bindUnits(promises.delivery) }),
		...(promises?.hours && { hours: bindUnits(promises.hours) }),
		mainMenu: mainMenu(site),
		footerMenu: footerMenu(site),
		orderLinks: [...ORDER_PAGES.flatMap((page) => toOrderLink(site, page)), ...toDisputeLink(site)],
		urls: { home, ...chromeUrls(site) },
		lacking: site.lacking,
		...(site.labels['under_development'] && { underDevelopment: site.labels['under_development'] }),
		payments: [...new Set(site.info.payments.map(({ title }) => title))],
		languages: site.languages.length < 2 ? [] : site.languages.map((code) => toLanguageLink(code, site.lang)),
	};
}

function toLanguageLink(code: string, current: string): ChromeModel['languages'][number] {
	const { htmlLang, base_url } = languageOf(code);
	return { code, htmlLang, title: LANGUAGE_NAMES[code] ?? code, url: base_url, current: code === current };
}

function toOrderLink({ urls, translator }: Site, page: (typeof ORDER_PAGES)[number]): ChromeLink[] {
	const url = urls[`webshop_${page}`];
	return url === undefined || !translator.offers(page) ? [] : [{ title: translator(`chrome.${page}`), url }];
}

/** Register, capital and management, which the law requires in addition to name and seat (Directive 2000/31/EC, article 5). */
function toFacts({ info, translator: t }: Site): string {
	const { court, register, capital, management } = info.company;
	const entry = [court, register].filter(Boolean).join(', ');
	return [entry, capital && t('chrome.capital', { capital: formatCapital(capital, t.locale) }), management && t('chrome.management', { management })]
		.filter(Boolean)
		.join(' · ');
}

/** The body for out-of-court dispute resolution (Directive 2013/11/EU, article 13). */
function toDisputeLink({ info, translator: t }: Site): ChromeLink[] {
	const { mediator, mediator_url: url } = info.company;
	return mediator === '' || !/^https?:\/\//.test(url) ? [] : [{ title: t('chrome.mediator', { name: mediator }), url }];
}

/** The footer menu, without a link to quick order if the shop has none. */
function footerMenu(site: Site): ChromeMenuGroup[] {
	const quickOrder = readEnvironment().checkout.quickOrder ? null : resolveAppUrl('catalog_quickorder', site.urls);
	const leadsOn = ({ url }: { readonly url: string }) => url !== quickOrder;
	return toGroups(menuOf(site, 'footer'))
		.filter(leadsOn)
		.map((group) => ({ ...group, items: group.items.filter(leadsOn) }));
}

/** The backend's menu, or the category tree if it has none (D30); without categories that have no products. */
export function mainMenu(site: Site): ChromeMenuGroup[] {
	const empty = new Set(site.categories.filter(({ products_total }) => products_total === 0).map(({ url_without_domain }) => url_without_domain));
	const leadsOn = ({ url }: { readonly url: string }) => !empty.has(url);
	const menu = menuOf(site, 'main');
	const groups = menu ? toGroups(menu) : categoryTree(site);
	return groups.filter(leadsOn).map((group) => ({ ...group, items: group.items.filter(leadsOn) }));
}

function categoryTree({ categories }: Site): ChromeMenuGroup[] {
	const toLink = ({ title, url_without_domain }: (typeof categories)[number]) => ({ title, url: url_without_domain });
	return categories
		.filter(({ level }) => level === 1)
		.map((top) => ({ ...toLink(top), items: categories.filter(({ parent_id }) => parent_id === top.id).map(toLink) }));
}

function menuOf(site: Site, code: string): Menu | undefined {
	return site.menus.find((menu) => menu.code === code);
}

function toGroups(menu: Menu | undefined): ChromeMenuGroup[] {
	return (menu?.items ?? []).map(({ title, url, items }) => ({ title, url, items: items.map((item) => ({ title: item.title, url: item.url })) }));
}

/** The named URLs that the shop has. */
function chromeUrls({ urls, translator }: Site): Partial<Record<ChromeUrlName, string>> {
	return Object.fromEntries(
		Object.entries(LINKS).flatMap(([name, { route, feature }]) => {
			const url = urls[route];
			return url === undefined || (feature && !translator.offers(feature)) ? [] : [[name, url]];
		}),
	);
}
