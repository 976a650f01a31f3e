import Type, { type Static } from 'typebox';
import { mailWords, toMailLang } from '../../platform/mail/mail-language.ts';
import { readFolderMail } from '../../platform/mail/shop-mail.ts';
import { type EditableText, toEditableTexts } from '../../platform/mail/texts/editable-texts.ts';
import { findTextError, toNamed, toNumbered, toOwnText, toPlaceholders } from '../../platform/mail/texts/placeholders.ts';
import { readEditedTexts } from '../../platform/mail/texts/stored-texts.ts';
import { type Market, toWordSources } from '../../platform/market/market.ts';
import { FieldErrors } from '../http/route.ts';
import { Strict } from '../schemas/text.ts';
import type { Database } from '../tables.ts';

export const MailTextsView = Strict({
	template: Type.String(),
	language: Type.String(),
	texts: Type.Array(
		Strict({
			key: Type.String(),
			/** What is sent, with placeholders such as `{number}`. */
			text: Type.String(),
			/** What is sent if it is not changed: the text of the shop folder, else ours. */
			standard: Type.String(),
			is_changed: Type.Boolean(),
			/** Whether it may have several lines; paragraphs are separated by an empty one. */
			is_long: Type.Boolean(),
			placeholders: Type.Array(Strict({ name: Type.String(), required: Type.Boolean() })),
		}),
	),
});
export type MailTexts = Static<typeof MailTextsView>;

/** Texts by key; null brings the standard text back. */
export const MailTextChange = Type.Record(Type.String({ maxLength: 100 }), Type.Union([Type.String({ maxLength: 5000 }), Type.Null()]), { maxProperties: 50 });
export type MailTextChange = Static<typeof MailTextChange>;

/** Texts of a mail in one language that the merchant may change; null if it has none. */
export async function readMailTexts(db: Database, template: string, market: Market): Promise<Static<typeof MailTextsView> | null> {
	const parts = toParts(template, market);
	if (parts.length === 0) return null;
	const [folder, edited] = [await readFolderMail(db), await readEditedTexts(db)];
	const fromFolder = (key: string) =>
		toWordSources(market)
			.map((each) => folder.texts[each]?.[key])
			.find((text) => text !== undefined);
	return {
		...{ template, language: market },
		texts: parts.map(({ text, own }) => {
			const standard = toNamed(fromFolder(text.key) ?? own, text);
			const changed = edited[market]?.[text.key];
			return {
				...{ key: text.key, text: changed === undefined ? standard : toNamed(changed, text), standard },
				...{ is_changed: changed !== undefined, is_long: text.isLong, placeholders: [...toPlaceholders(own)] },
			};
		}),
	};
}

/** Checks changed texts, and returns them as they are stored. */
export function toStoredTexts(template: string, market: Market, change: MailTextChange): Readonly<Record<string, string | null>> | FieldErrors {
	const parts = toParts(template, market);
	const checked = Object.entries(change).map(([key, typed]) => {
		const part = parts.find(({ text }) => text.key === key);
		if (part === undefined) return { key, text: null, reason: 'is no text of this mail that can be changed' };
		if (typed === null) return { key, text: null, reason: null };
		const text = typed.replaceAll('\r\n', '\n').trim();
		return { key, text: toNumbered(text, part.text), reason: findTextError(typed, part.own, part.text) };
	});
	const errors = checked.flatMap(({ key, reason }) => (reason === null ? [] : [{ field: key, reason }]));
	return errors.length > 0 ? new FieldErrors(errors) : Object.fromEntries(checked.map(({ key, text }) => [key, text]));
}

/** The standard text of a key as it is stored, for a draft that takes a change back. */
export function toStandard(template: string, { texts }: Static<typeof MailTextsView>, key: string): string {
	const text = toEditableTexts(template).find((each) => each.key === key);
	const standard = texts.find((each) => each.key === key)?.standard ?? '';
	return text === undefined ? standard : toNumbered(standard, text);
}

interface Part {
	readonly text: EditableText;
	readonly own: string;
}

function toParts(template: string, market: Market): readonly Part[] {
	const words = mailWords(toMailLang(market));
	return toEditableTexts(template).flatMap((text) => {
		const own = toOwnText(words, text);
		return own === null ? [] : [{ text, own }];
	});
}
