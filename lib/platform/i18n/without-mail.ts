const PREFIX = 'without_mail.';

interface Mailing {
	/** Whether the backend says that its mails are sent. */
	readonly sendsMail: boolean;
	/** How a shopper reaches the shop, such as its phone and e-mail; may be empty. */
	readonly contact: string;
}

/**
 * The dictionary for a shop that does or does not send mails. A label `without_mail.x` replaces `x` if no mail is sent: it claims no mail and says what the shopper
 * can do instead. Its `{{contact}}` is how the shop is reached. Labels with the prefix are not in the result.
 */
export function withoutMail(dictionary: Readonly<Record<string, string>>, { sendsMail, contact }: Mailing): Record<string, string> {
	const entries = Object.entries(dictionary);
	const own = entries.filter(([key]) => !key.startsWith(PREFIX));
	if (sendsMail) return Object.fromEntries(own);
	const instead = entries.flatMap(([key, text]) => (key.startsWith(PREFIX) ? [[key.slice(PREFIX.length), withContact(text, contact)] as const] : []));
	return Object.fromEntries([...own, ...instead]);
}

const withContact = (text: string, contact: string): string =>
	contact === '' ? text.replaceAll(' ({{contact}})', '') : text.replaceAll('{{contact}}', contact);
