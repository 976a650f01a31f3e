import type { AccessPoint } from '../../platform/settings/e-invoice-settings.ts';
import { readShopSettings } from '../../platform/shop/shop-settings.ts';
import { readNumbering, readPaperSettings } from '../settings/paper-settings.ts';
import type { Database } from '../tables.ts';
import { readKpdCodes } from './read-kpd-codes.ts';

/** What a shop can lack before it sends e-invoices. `erp`: the ERP issues the invoices, and so the e-invoices. */
export const READINESS_GAPS = ['erp', 'numbering', 'access_point', 'iban', 'outside_vat', 'kpd'] as const;
type ReadinessGap = (typeof READINESS_GAPS)[number];

interface Readiness {
	/** Whether papers to companies are handed over as e-invoices. */
	readonly on: boolean;
	readonly missing: readonly ReadinessGap[];
	/** Products for sale without a KPD code of their own, of a category or of the shop. */
	readonly without_kpd: number;
}

/** Whether the shop sends e-invoices, and what they would lack whatever the order is. */
export async function readReadiness(db: Database, accessPoint: AccessPoint | null): Promise<Readiness> {
	const settings = await readPaperSettings(db);
	const { company } = await readShopSettings(db);
	const withoutKpd = (await readKpdCodes(db)).reduce((sum, { missing }) => sum + missing, 0);
	const isErp = settings?.fiscal === 'erp';
	const gaps: Readonly<Record<ReadinessGap, boolean>> = {
		erp: isErp,
		numbering: !isErp && (await readNumbering(db)) === null,
		access_point: accessPoint === null,
		iban: company.iban === '',
		outside_vat: settings?.in_vat === false,
		kpd: withoutKpd > 0,
	};
	return { on: settings?.e_invoices === true, missing: READINESS_GAPS.filter((gap) => gaps[gap]), without_kpd: withoutKpd };
}
