import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { toLookPicturePath } from '@titraj/contract/look/look-css.ts';
import { CONTRACT_VERSION } from '@titraj/contract/version.ts';
import { offeredPayments, reachablePayments, toPaymentNames } from '../cart/index.ts';
import { readShownTopics, toGuaranteeThumbs, toInfo } from '../content/index.ts';
import type { Database } from '../platform/database/tables.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { toWireCurrency } from '../platform/market/currency.ts';
import type { BackendConfig } from '../platform/settings/config.ts';
import { readShopLook } from '../platform/shop/look.ts';
import { hasSignInFiles } from '../platform/shop/origin.ts';
import { readShippingPlan } from '../shipping/index.ts';

/** Handlers of what the whole shop is: its calls, facts and currency. */
export const siteHandlers = {
	_get_hapi_misc_endpoints: async () => ({
		success: true,
		version: CONTRACT_VERSION,
		data: Object.fromEntries(
			Object.entries(endpoints).map(([name, endpoint]) => [
				name,
				{ method: endpoint.method, path: endpoint.path, ...('idempotent' in endpoint && { idempotent: endpoint.idempotent }) },
			]),
		),
	}),
	_get_hapi_misc_info: async (_query, { db, config, currency, lang, textLang }) => {
		const plan = await readShippingPlan(db, { currency, lang, config });
		return {
			success: true,
			data: {
				...toInfo(config, { lang, plan, logo: await findLogo(db, config) }),
				payments: toPaymentNames(reachablePayments(offeredPayments(config, currency), plan), { market: lang, textLang }),
				guarantee_notice: await toGuaranteeThumbs(db, lang),
				newsletter_topics: await readShownTopics(db, lang),
			},
		};
	},
	_get_hapi_misc_currency: async (_query, { lang }) => ({ success: true, data: toWireCurrency(lang) }),
	/** A market has exactly one currency: that one is confirmed, any other is refused. */
	_post_hapi_misc_currency: async ({ code }, { lang }) => {
		const data = toWireCurrency(lang);
		return code.toUpperCase() === data.code ? { success: true, data } : { success: false, label_name: 'error_currency_unavailable' };
	},
} satisfies Partial<Handlers<EndpointName>>;

/** The logo that staff uploaded, or that of the storefront's files if it is the shop's; empty if there is none. */
async function findLogo(db: Database, config: Pick<BackendConfig, 'shop'>): Promise<string> {
	const { logo } = await readShopLook(db);
	if (logo !== null) return toLookPicturePath(logo);
	return (await hasSignInFiles(db, config)) ? '/logo.svg' : '';
}
