import { toIjekavian } from '@titraj/demo/translations/to-ijekavian.ts';
import { describe, expect, test } from 'vitest';
import { expectNone } from '#tests/support/expect-none.ts';
import forbidden from './forbidden-words.json' with { type: 'json' };
import { LANGUAGES, type Text, textsOf } from './shop-texts.ts';

interface Rule {
	/** Whole words or phrases; `*` matches any ending. Words with a capital are matched case-sensitively. */
	readonly words?: readonly string[];
	/** A regular expression, if words are not enough. */
	readonly pattern?: string;
	readonly instead: string;
	/** Prefixes of places where the word is correct, with or without `labels.`, `mails.` and the like. */
	readonly except?: readonly string[];
	/** The only places where the word is wrong. */
	readonly only?: string;
}

const RULES: Readonly<Record<string, readonly Rule[]>> = forbidden;

function toPattern({ words = [], pattern }: Rule): RegExp {
	if (pattern !== undefined) return new RegExp(pattern, 'mu');
	return new RegExp(`(?<![\\p{L}\\d-])(?:${words.map(toAlternative).join('|')})(?![\\p{L}-])`, 'u');
}

/** A lower-case word may begin a sentence. */
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

/** Texts with forbidden words, each with the suggested replacement. */
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

	test(`uses one term for each thing, in one register: ${code}`, () => expectNone(findWrong(texts, RULES[code] ?? []), `the named texts of ${code}`));

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
	['hr', 'Nastavite kao gost', true],
	['hr', 'Nastavi kao gost', false],
	['hr', 'Provjerite e-poštu i potvrdite prijavu poveznicom iz poruke.', false],
	['hr', 'Prihvaćam uvjete poslovanja', true],
	['sl', 'Sprejmite pogoje nakupa.', true],
	['sl', 'Nadaljujte', true],
	['it', 'Torna allo shop', true],
	['it', 'Tutti i prodotti di {{shop}}', false],
	['es', 'Acceder', true],
	['en', 'No reply arrived.', true],
	['en', 'Your shopping cart', true],
	['en', 'Cartridge for printers', false],
])('%s: whether "%s" is refused: %s', (code, text, wrong) => expect(findWrong([['labels.sample', text]], RULES[code] ?? []).length > 0).toBe(wrong));
