import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { readSetting, writeSetting } from '../../database/stored-setting.ts';
import type { Database } from '../../database/tables.ts';
import { MARKETS, SOURCE_MARKET } from '../../market/market.ts';

/** Kinds of mails to the merchant. */
export const MERCHANT_MAILS = ['order', 'message', 'withdrawal', 'failed_job'] as const;
export type MerchantMailKind = (typeof MERCHANT_MAILS)[number];

const Rule = Type.Object({
	on: Type.Boolean(),
	/** Empty: the e-mail of the company. */
	recipients: Type.Array(Type.String()),
	/** Market whose language the mail has. */
	language: Type.Enum([...MARKETS]),
});
export type MerchantMailRule = Static<typeof Rule>;

const SETTING = 'merchant_mails';
const stored = Compile(Type.Partial(Type.Object({ order: Rule, message: Rule, withdrawal: Rule, failed_job: Rule })));
const STANDARD: MerchantMailRule = { on: true, recipients: [], language: SOURCE_MARKET };

/** Which mails the merchant gets. All of them are on and go to the company until something else is saved. */
export async function readMerchantMails(db: Database): Promise<Readonly<Record<MerchantMailKind, MerchantMailRule>>> {
	const kept: unknown = await readSetting(db, SETTING);
	return { order: STANDARD, message: STANDARD, withdrawal: STANDARD, failed_job: STANDARD, ...(stored.Check(kept) && kept) };
}

/** Saves one kind; the others stay. */
export async function writeMerchantMail(trx: Database, kind: MerchantMailKind, rule: MerchantMailRule): Promise<void> {
	await writeSetting(trx, SETTING, { ...(await readMerchantMails(trx)), [kind]: rule });
}
