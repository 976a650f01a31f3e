import type { MailDefinition } from '@titraj/contract/shop/define-mail.ts';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { readSetting, writeSetting } from '../database/stored-setting.ts';
import type { Database } from '../database/tables.ts';
import { isMarket, toWordSources } from '../market/market.ts';
import { type MailLang, mailWords, toMailMarket } from './mail-language.ts';
import { EDITED_TEXTS, mergeTexts, toMailTextsByMarket } from './texts/stored-texts.ts';
import type { MailWords } from './words/mail-words.ts';
import { replaceWords } from './words/replace-words.ts';

const NAME = 'shop_mail';
/** Prefix of the keys of mail texts. */
const MAILS = 'mail.';
/** Functions that return a letter: their texts are its parts. */
const LETTERS = ['mail.stockAlert.ask', 'mail.stockAlert.back', 'mail.priceAlert.ask', 'mail.priceAlert.cheaper'];
const LETTER_PARTS = ['subject', 'paragraphs', 'button', 'smallPrint'];
/** Texts that the law prescribes, and names that are no texts. */
const FIXED = ['mail.locale', 'mail.order.confirmation.withdrawal', 'mail.order.confirmation.defects'];

const texts = Type.Record(Type.String(), Type.String());
const StoredMail = Type.Object({
	/** By market. */
	texts: Type.Record(Type.String(), texts),
	frame: Type.Union([Type.String(), Type.Null()]),
	color: Type.Union([Type.String(), Type.Null()]),
});
const stored = Compile(StoredMail);

export type ShopMail = Static<typeof StoredMail>;

const STANDARD: ShopMail = { texts: {}, frame: null, color: null };

/** Stores the mail texts, frame and color of the shop folder, for whatever writes a mail. Throws for a language or a text that does not exist. */
export async function keepShopMail(db: Database, mail: MailDefinition = {}): Promise<void> {
	const defined: ShopMail = { texts: toMailTexts(mail.texts ?? {}), frame: mail.frame ?? null, color: mail.color ?? null };
	if (JSON.stringify(await readFolderMail(db)) !== JSON.stringify(defined)) await writeSetting(db, NAME, defined);
}

/** Texts, frame and color of the shop's mails: texts that staff changed, else those of its folder. */
export async function readShopMail(db: Database): Promise<ShopMail> {
	// One query, because every mail is written with it.
	const rows = await db.selectFrom('settings').select(['name', 'value']).where('name', 'in', [NAME, EDITED_TEXTS]).execute();
	const keptAs = (name: string): unknown => rows.find((row) => row.name === name)?.value;
	const folder = toShopMail(keptAs(NAME));
	return { ...folder, texts: mergeTexts(folder.texts, toMailTextsByMarket(keptAs(EDITED_TEXTS))) };
}

/** Texts, frame and color of the shop folder alone. */
export async function readFolderMail(db: Database): Promise<ShopMail> {
	return toShopMail(await readSetting(db, NAME));
}

const toShopMail = (value: unknown): ShopMail => (stored.Check(value) ? { texts: value.texts, frame: value.frame, color: value.color } : STANDARD);

/** Words of a language, with the shop's own texts in place of ours. A language without some uses those of the language that it falls back to. */
export function toShopWords({ texts: byMarket }: Pick<ShopMail, 'texts'>, lang: MailLang, siteName: string): MailWords {
	const own = Object.assign(
		{},
		...toWordSources(toMailMarket(lang))
			.toReversed()
			.map((market) => byMarket[market]),
	);
	return replaceWords(mailWords(lang), { texts: own, facts: { shop: siteName } });
}

function toMailTexts(said: NonNullable<MailDefinition['texts']>): ShopMail['texts'] {
	return Object.fromEntries(
		Object.entries(said).map(([lang, all]) => {
			if (!isMarket(lang)) throw new Error(`shop.config.ts has mail texts of the language "${lang}", which the shop does not know.`);
			const own = Object.entries(all).filter(([key]) => key.startsWith(MAILS));
			for (const [key] of own)
				if (!isMailText(key))
					throw new Error(
						`The text "${key}" (${lang}) replaces no text of mails. packages/backend/platform/mail/words/hr.ts has all of them; the law prescribes some.`,
					);
			return [lang, Object.fromEntries(own.toSorted(([a], [b]) => (a < b ? -1 : 1)))];
		}),
	);
}

/** Whether a key names a text that a shop may replace. */
function isMailText(key: string): boolean {
	if (FIXED.some((fixed) => key === fixed || key.startsWith(`${fixed}.`))) return false;
	const letter = LETTERS.find((each) => key.startsWith(`${each}.`));
	if (letter !== undefined) return LETTER_PARTS.includes(key.slice(letter.length + 1));
	let node: unknown = mailWords('hr');
	for (const name of key.slice(MAILS.length).split('.')) {
		if (typeof node !== 'object' || node === null || Array.isArray(node) || !Object.hasOwn(node, name)) return false;
		node = Reflect.get(node, name);
	}
	return typeof node === 'string' || Array.isArray(node) || (typeof node === 'function' && !LETTERS.includes(key));
}
