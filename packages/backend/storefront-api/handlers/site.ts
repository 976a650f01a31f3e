import { endpoints } from '@titraj/contract/endpoints.ts';
import { CONTRACT_VERSION } from '@titraj/contract/version.ts';
import { offeredPayments, reachablePayments } from '../../cart/pricing/offered-payments.ts';
import { readShippingPlan } from '../../cart/shipping/read-shipping-plan.ts';
import { toPaymentNames } from '../../checkout/to-payment-methods.ts';
import { canStore } from '../../content/site/can-store.ts';
import { findGdprTemplate } from '../../content/site/gdpr-template.ts';
import { toInfo } from '../../content/site/info.ts';
import { listChanges } from '../../content/site/list-changes.ts';
import { isUnderMaintenance } from '../../content/site/maintenance.ts';
import { listRoutes } from '../../content/site/routes.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { toWireCurrency } from '../../platform/market/currency.ts';
import { SOURCE_MARKET } from '../../platform/market/market.ts';

type Names =
	| '_get_hapi_misc_endpoints'
	| '_get_hapi_misc_is_maintenance'
	| '_get_hapi_misc_health'
	| '_get_hapi_misc_info'
	| '_get_hapi_misc_labels'
	| '_get_hapi_misc_currency'
	| '_post_hapi_misc_currency'
	| '_get_hapi_misc_routes'
	| '_get_hapi_misc_redirects'
	| '_get_hapi_misc_changes'
	| '_post_hapi_gdpr_template';

export const siteHandlers: Handlers<Names> = {
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
	_get_hapi_misc_is_maintenance: async (_query, { db }) => ({ success: await isUnderMaintenance(db) }),
	_get_hapi_misc_health: async (_query, { db, config }) => ({ success: true, data: { can_store: await canStore(db, config) } }),
	_get_hapi_misc_info: async (_query, { db, config, currency, lang, textLang }) => {
		const plan = await readShippingPlan(db, { currency, lang });
		return {
			success: true,
			data: { ...toInfo(config, { lang, plan }), payments: toPaymentNames(reachablePayments(offeredPayments(config, currency), plan), textLang) },
		};
	},
	_get_hapi_misc_labels: async (_query, { db, lang }) => {
		const rows = await db.selectFrom('labels').selectAll().orderBy('name').execute();
		// Labels with a dot override the storefront's dictionary and are Croatian; other markets use the dictionary.
		const visible = rows.filter(({ name }) => lang === SOURCE_MARKET || !name.includes('.'));
		return { success: true, data: Object.fromEntries(visible.map(({ name, text }) => [name, text])) };
	},
	_get_hapi_misc_currency: async (_query, { lang }) => ({ success: true, data: toWireCurrency(lang) }),
	/** A market has exactly one currency: that one is confirmed, any other is refused. */
	_post_hapi_misc_currency: async ({ code }, { lang }) => {
		const data = toWireCurrency(lang);
		return code.toUpperCase() === data.code ? { success: true, data } : { success: false, label_name: 'error_currency_unavailable' };
	},
	_get_hapi_misc_routes: async (_query, call) => ({ success: true, data: await listRoutes(call) }),
	_get_hapi_misc_redirects: async (_query, { db }) => ({ success: true, data: await db.selectFrom('redirects').selectAll().orderBy('old_path').execute() }),
	_get_hapi_misc_changes: listChanges,
	_post_hapi_gdpr_template: async ({ template }) => {
		const data = findGdprTemplate(template);
		return data ? { success: true, data } : notFound('consent template');
	},
};
