import { type PaperSettings, writePaperSettings } from '@titraj/backend/invoices/index.ts';
import type { Database } from '@titraj/backend/platform/database/tables.ts';
import { NO_COMPANY } from '@titraj/backend/platform/shop/company.ts';
import { writeShopSettings } from '@titraj/backend/platform/shop/shop-settings.ts';

/** An invented company with all that invoices need. */
export const SELLER = {
	...NO_COMPANY,
	...{ name: 'Vrtna trgovina d.o.o.', street: 'Ilica 1', postcode: '10000', city: 'Zagreb', oib: '12345678903', iban: 'HR1723600001101234565' },
	...{ phone: '01 2345 678', email: 'info@vrtna.example' },
};

export const PAPERS: PaperSettings = { premises: 'WEB1', device: '1', operator: { name: 'Web', oib: '12345678903' }, in_vat: true };

/** Lets a shop number its papers. */
export async function numberPapers(db: Database, settings: Partial<PaperSettings> = {}): Promise<void> {
	await writeShopSettings(db, { company: SELLER });
	await writePaperSettings(db, { ...PAPERS, ...settings });
}
