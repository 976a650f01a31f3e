import type { LetterText } from './words/mail-words.ts';
import type { MailContent } from './write-mail.ts';

/** A mail with one thing to do. `proof` is the address of its button, or the digits to type. */
export function toLetter({ subject, paragraphs, button, smallPrint }: LetterText, proof: string): MailContent {
	const what = button === undefined ? { digits: proof } : { button: { title: button, url: proof } };
	return { subject, paragraphs: [...paragraphs], ...(proof !== '' && what), ...(smallPrint !== undefined && { smallPrint }) };
}
