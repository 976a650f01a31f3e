import { toIjekavian } from '@titraj/demo/translations/to-ijekavian.ts';
import { describe, expect, test } from 'vitest';
import forbidden from './forbidden-words.json' with { type: 'json' };
import { LANGUAGES, type Text, textsOf } from './shop-texts.ts';

interface Rule {
	/** Whole words or phrases; `*` stands for any ending. One with a capital is matched as it is written. */
	readonly words?: readonly string[];
	/** A regular expression, where words do not tell. */
	readonly pattern?: string;
	readonly instead: string;
	/** Beginnings of places, after `labels.`, `mails.` and the like or with them, where the word is right. */
	readonly except?: readonly string[];
	/** The only kind of place where the word is wrong. */
	readonly only?: string;
}

const RULES: Readonly<Record<string, readonly Rule[]>> = forbidden;

function toPattern({ words = [], pattern }: Rule): RegExp {
	if (pattern !== undefined) return new RegExp(pattern, 'mu');
	return new RegExp(`(?<![\\p{L}\\d-])(?:${words.map(toAlternative).join('|')})(?![\\p{L}-])`, 'u');
}

/** A word in small letters may begin a sentence. */
function toAlternative(word: string): string {
	const [first = '', rest] = [
		word.charAt(0),
		word
			.slice(1)
			.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
			.replaceAll('*', '\\p{L}*'),
	];
	return `${first === first.toUpperCase() ? first : `[${first}${first.toUpperCase()}]`}${rest}`;
}

const isKept = (place: string, { except = [], only }: Rule): boolean =>
	except.some((name) => place.includes(name)) || (only !== undefined && !place.startsWith(only));

/** Texts that say what a rule forbids, each with what to say instead. */
const findWrong = (texts: readonly Text[], rules: readonly Rule[]): string[] =>
	rules.flatMap((rule) => {
		const pattern = toPattern(rule);
		return texts.flatMap(([place, text]) => {
			const [said] = pattern.exec(text) ?? [];
			return said === undefined || isKept(place, rule) ? [] : [`${place}: "${said.trim()}" in "${text}"; say ${rule.instead}`];
		});
	});

describe.each(Object.keys(LANGUAGES))('%s', (code) => {
	const language = LANGUAGES[code];
	const texts = language === undefined ? [] : textsOf(language);

	test('uses one term for each thing, in one register', () => expect(findWrong(texts, RULES[code] ?? [])).toEqual([]));

	test('has texts of every kind to check', () => {
		const kinds = new Set(texts.map(([place]) => place.split('.')[0]));
		const known = language?.demo === undefined ? ['labels', 'mails'] : ['labels', 'mails', 'demo', 'pages', 'posts'];
		expect(known.filter((kind) => !kinds.has(kind))).toEqual([]);
	});
});

test('no Montenegrin text is Ekavian', () => {
	const { me } = LANGUAGES;
	const texts = me === undefined ? [] : textsOf(me);
	expect(texts.filter(([, text]) => toIjekavian(text) !== text).map(([place, text]) => `${place}: ${text}`)).toEqual([]);
});

test.each([
	['sl', 'Paketnik ob cesti', true],
	['sl', 'Dvig iz paketnika', true],
	['sl', 'Vaš paketomat', false],
	['sl', 'Izberite Vaš paketomat', true],
	['it', 'Confermi la Sua registrazione', true],
	['it', 'Controllare la connessione e riprova.', true],
	['it', 'Controlla la connessione prima di riprovare.', false],
	['de', 'Hast du ein Konto?', true],
	['de', 'Dieser Empfänger', true],
	['es', 'Revisa tu cesta', true],
	['es', 'El estatus de su cesta', false],
	['me', 'Cena i mesto', true],
	['me', 'Cijena i mjesto', false],
	['sr', 'Besplatna dostava', true],
	['en', 'Your shopping cart', true],
	['en', 'Cartridge for printers', false],
])('%s: whether "%s" is refused: %s', (code, text, wrong) => expect(findWrong([['labels.sample', text]], RULES[code] ?? []).length > 0).toBe(wrong));
