import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { readSetting, writeSetting } from '../../database/stored-setting.ts';
import type { Database } from '../../database/tables.ts';
import type { Market } from '../../market/market.ts';

/** Name of the setting. */
export const EDITED_TEXTS = 'mail_texts';

/** Texts by market and key. */
const StoredTexts = Type.Record(Type.String(), Type.Record(Type.String(), Type.String()));
const stored = Compile(StoredTexts);
export type MailTexts = Static<typeof StoredTexts>;

/** Texts of mails that staff changed; they win over those of the shop folder. */
export async function readEditedTexts(db: Database): Promise<MailTexts> {
	return toMailTextsByMarket(await readSetting(db, EDITED_TEXTS));
}

/** Texts of a stored setting; none if it was never written. */
export const toMailTextsByMarket = (value: unknown): MailTexts => (stored.Check(value) ? value : {});

/** Changes texts of one language; null takes a change back. */
export async function writeEditedTexts(trx: Database, market: Market, changes: Readonly<Record<string, string | null>>): Promise<void> {
	const all = await readEditedTexts(trx);
	const next = Object.entries({ ...all[market], ...changes }).flatMap(([key, text]) => (text === null ? [] : [[key, text] as const]));
	await writeSetting(trx, EDITED_TEXTS, { ...all, [market]: Object.fromEntries(next) });
}

/** Both sets of texts; for the same language and text the second wins. */
export const mergeTexts = (one: MailTexts, other: MailTexts): MailTexts =>
	Object.fromEntries([...new Set([...Object.keys(one), ...Object.keys(other)])].map((market) => [market, { ...one[market], ...other[market] }]));
