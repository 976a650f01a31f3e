/** What a shop's mails look like and say, where they differ from what ships. */
export interface MailDefinition {
	/**
	 * Texts by code of the language, such as the content of `locales/hr.json`: those whose keys begin with `mail.` replace ours, and others are ignored. The rest of a
	 * key is the path of a text in `packages/backend/platform/mail/words/hr.ts`. `{1}` and `{2}` stand for the values that our text gets, `{name}` for a field of one that
	 * has fields, `{shop}` for the shop's name. Paragraphs are separated by an empty line.
	 */
	readonly texts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/**
	 * HTML document around the content of every mail: `{content}`, `{signature}` (the company), `{subject}`, `{shop}` and `{lang}` stand for its parts. Mail programs
	 * need inline styles and tables, and load nothing.
	 */
	readonly frame?: string;
	/** Colour of the header, buttons and links on white, such as `#0b5d45`. */
	readonly color?: string;
}

/** Parts that a frame has to contain: without the signature a mail does not say whose it is. */
const NEEDED = ['{content}', '{signature}'];

/** Declares a shop's mails (docs/your-shop.md). Throws for a frame or a colour that cannot be used. */
export function defineMail(mail: MailDefinition): MailDefinition {
	const missing = NEEDED.filter((part) => mail.frame !== undefined && !mail.frame.includes(part));
	if (missing.length > 0) throw new Error(`The frame of mails lacks ${missing.join(' and ')}: write it where that part of a mail belongs.`);
	if (mail.color !== undefined && !/^#[0-9a-f]{6}$/i.test(mail.color))
		throw new Error(`The colour of mails "${mail.color}" has to be # and six hexadecimal digits, such as #0b5d45.`);
	return mail;
}
