import type { LetterText, MailWords } from './words/mail-words.ts';
import type { Letter } from './write-mail.ts';

/** A mail with one action, of which `choose` takes the text from the words of its language. `proof` is the URL of its button, or the digits of a code; `{shop}` in the text is the shop's name. */
export function toLetter(choose: (words: MailWords) => LetterText, proof: string): Letter {
	return ({ siteName, words: all }) => {
		const { subject, paragraphs, button, smallPrint } = choose(all);
		const what = button === undefined ? { digits: proof } : { button: { title: button, url: proof } };
		const named = (words: string) => words.replaceAll('{shop}', () => siteName);
		return {
			...{ subject: named(subject), paragraphs: paragraphs.map(named) },
			...(proof !== '' && what),
			...(smallPrint !== undefined && { smallPrint: named(smallPrint) }),
		};
	};
}
