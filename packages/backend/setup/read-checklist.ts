import { STANDARD_SHOP } from '@titraj/contract/shop/define-shop.ts';
import type { Kysely } from 'kysely';
import { hasOwner } from '../accounts/index.ts';
import { offeredPayments } from '../cart/index.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { BackendConfig } from '../platform/settings/config.ts';
import { isCompanyKnown, isImprintKnown } from '../platform/shop/company.ts';
import { readShopSettings, takesTransfers } from '../platform/shop/shop-settings.ts';
import { hasLockers, lockerCountries, readShippingPlan } from '../shipping/index.ts';

export const CHECKLIST_KEYS = ['owner', 'company', 'imprint', 'payment', 'shipping', 'legal', 'mail', 'product'] as const;
export type ChecklistKey = (typeof CHECKLIST_KEYS)[number];

type Reach = Pick<BackendConfig, 'isLocal'> & Omit<Parameters<typeof offeredPayments>[0], 'paymentMethods' | 'paymentTerms' | 'takesTransfers' | 'company'>;

interface ChecklistItem {
	readonly key: ChecklistKey;
	readonly isDone: boolean;
}

export const LEGAL_PATHS: readonly string[] = [
	'/uvjeti-kupnje/',
	'/privatnost/',
	'/povrat-i-reklamacije/',
	'/kolacici/',
	'/podaci-o-trgovcu/',
	'/obrazac-za-odustanak/',
	'/zakonsko-jamstvo/',
];

/** Steps until the shop can take its first order, in the recommended order. Computed from the data on each call. */
export async function readChecklist(db: Kysely<Tables>, config: Reach): Promise<readonly ChecklistItem[]> {
	const settings = await readShopSettings(db);
	const payments = offeredPayments({ ...config, ...settings, takesTransfers: takesTransfers(settings.company, config) }, 'EUR');
	return [
		{ key: 'owner', isDone: await hasOwner(db) },
		{ key: 'company', isDone: isCompanyKnown(settings.company) },
		{ key: 'imprint', isDone: isImprintKnown(settings.company) },
		{ key: 'payment', isDone: payments.length > 0 },
		{ key: 'shipping', isDone: await handsOver(db) },
		{ key: 'legal', isDone: (await readUnpublishedLegalPages(db)).length === 0 },
		{ key: 'mail', isDone: settings.mailSender !== '' },
		{ key: 'product', isDone: await sellsSomething(db) },
	];
}

export const isReady = (checklist: readonly ChecklistItem[]): boolean => checklist.every(({ isDone }) => isDone);

/** Whether any order can be delivered: to an address, to a locker, or by pickup in a store. */
async function handsOver(db: Kysely<Tables>): Promise<boolean> {
	const plan = await readShippingPlan(db, { currency: 'EUR', lang: 'hr', config: { shop: STANDARD_SHOP } });
	const kinds = plan.countries.length === 0 ? [] : plan.zones.flatMap(({ rules }) => rules.map(({ kind }) => kind));
	if (kinds.includes('home')) return true;
	if (kinds.includes('locker') && (await hasLockers(db, lockerCountries(plan)))) return true;
	return plan.pickup.length > 0;
}

/** Titles of the legal pages that are not published yet; the path of one that does not exist. */
export async function readUnpublishedLegalPages(db: Kysely<Tables>): Promise<readonly string[]> {
	const rows = await db
		.selectFrom('pages')
		.select(['path', 'title', 'visible'])
		.where('path', 'in', [...LEGAL_PATHS])
		.execute();
	const pages = new Map(rows.map((page) => [page.path, page]));
	return LEGAL_PATHS.filter((path) => !pages.get(path)?.visible).map((path) => pages.get(path)?.title ?? path);
}

async function sellsSomething(db: Kysely<Tables>): Promise<boolean> {
	const row = await db.selectFrom('products').select('id').where('listed', '=', true).where('orderable', '=', true).limit(1).executeTakeFirst();
	return row !== undefined;
}
