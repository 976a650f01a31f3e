import { KPD_PATTERN } from '@titraj/contract/formats/kpd.ts';
import { isOib } from '@titraj/contract/formats/oib.ts';
import { BANK_TRANSFER, CASH_ON_DELIVERY, GIFT_VOUCHER, PAY_IN_STORE } from '@titraj/contract/payment-codes.ts';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { readSetting, writeSetting } from '../../platform/database/stored-setting.ts';
import { type Company, isCompanyKnown } from '../../platform/shop/company.ts';
import { readShopSettings } from '../../platform/shop/shop-settings.ts';
import { MEANS, type Means } from '../model/paper-content.ts';
import type { Database } from '../tables.ts';

/** Event at which an order's invoice is issued. Without it, the invoice is issued when the order is handed over (0128). */
export const ISSUE_EVENTS = ['payment', 'dispatch', 'hand_over'] as const;
export type IssueEvent = (typeof ISSUE_EVENTS)[number];

const method = Type.String({ pattern: '^[a-z0-9][a-z0-9_-]{0,39}$' });

/** How the shop numbers and issues its papers. */
export const PaperSettings = Type.Object(
	{
		/** Mark of the business premises, as reported to the tax office. */
		premises: Type.String({ pattern: '^[0-9a-zA-Z]{1,20}$' }),
		/** Number of the device within the premises. */
		device: Type.String({ pattern: '^[1-9][0-9]{0,19}$' }),
		/** Who issues papers: a name or mark, and the OIB that is reported. */
		operator: Type.Object({ name: Type.String({ minLength: 1, maxLength: 60 }), oib: Type.String({ pattern: '^\\d{11}$' }) }, { additionalProperties: false }),
		/** Whether the seller charges VAT. */
		in_vat: Type.Boolean(),
		/** By payment method; those left out have their default. */
		issued_on: Type.Optional(Type.Record(method, Type.Enum([...ISSUE_EVENTS]), { maxProperties: 50 })),
		/** Whether invoices to consumers are reported to the tax office: here, by the ERP, or not at all. */
		fiscal: Type.Optional(Type.Enum(['off', 'on', 'erp'])),
		/** Whether papers to companies are handed to an access point as e-invoices. */
		e_invoices: Type.Optional(Type.Boolean()),
		/** KPD code of products that have none, and whose categories have none. */
		kpd: Type.Optional(Type.String({ pattern: KPD_PATTERN })),
		means: Type.Optional(Type.Record(method, Type.Enum([...MEANS]), { maxProperties: 50 })),
	},
	{ additionalProperties: false },
);
export type PaperSettings = Static<typeof PaperSettings>;

const check = Compile(PaperSettings);
const NAME = 'papers';

/** Numbering and seller of a shop that can issue papers. */
export interface Numbering {
	readonly settings: PaperSettings;
	readonly company: Company;
}

/** Null if the shop has never saved them. */
export async function readPaperSettings(db: Database): Promise<PaperSettings | null> {
	const value = await readSetting(db, NAME);
	return check.Check(value) ? value : null;
}

export const writePaperSettings = (db: Database, settings: PaperSettings): Promise<void> => writeSetting(db, NAME, settings);

/** Why the settings are not allowed; null if they are. */
export const findSettingsError = ({ operator }: PaperSettings): { field: string; reason: string } | null =>
	isOib(operator.oib) ? null : { field: 'operator.oib', reason: 'is no OIB' };

/** Null until premises, device, operator and the company are set, and if the ERP issues the invoices: then the shop issues no papers. */
export async function readNumbering(db: Database): Promise<Numbering | null> {
	const settings = await readPaperSettings(db);
	if (settings === null || settings.fiscal === 'erp') return null;
	const { company } = await readShopSettings(db);
	return isCompanyKnown(company) ? { settings, company } : null;
}

/** Who reports invoices to the tax office. */
export const readFiscalMode = async (db: Database): Promise<'off' | 'on' | 'erp'> => (await readPaperSettings(db))?.fiscal ?? 'off';

const ISSUED_ON: Readonly<Record<string, IssueEvent>> = { [CASH_ON_DELIVERY]: 'dispatch', [PAY_IN_STORE]: 'hand_over' };
const MEANS_OF: Readonly<Record<string, Means>> = { [BANK_TRANSFER]: 'T', [CASH_ON_DELIVERY]: 'O', [PAY_IN_STORE]: 'G', [GIFT_VOUCHER]: 'O' };

/** Event at which an order with this payment method is invoiced. */
export const issueEventOf = ({ issued_on }: Pick<PaperSettings, 'issued_on'>, code: string): IssueEvent => issued_on?.[code] ?? ISSUED_ON[code] ?? 'payment';

/** Means of payment that is reported for a payment method: a card unless it is known to be something else. */
export const meansOf = ({ means }: Pick<PaperSettings, 'means'>, code: string): Means => means?.[code] ?? MEANS_OF[code] ?? 'K';
