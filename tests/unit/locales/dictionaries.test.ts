import { readFileSync } from 'node:fs';
import { bindUnits } from '@titraj/contract/formats/bind-units.ts';
import { MARKET_COUNTRIES } from '@titraj/contract/formats/market-countries.ts';
import { fillLaw } from '@titraj/contract/law/fill-law.ts';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#lib/platform/config/languages.ts';
import { formatDay } from '#lib/platform/i18n/format-day.ts';
import { readDictionary } from '#lib/platform/server/i18n/dictionary.server.ts';
import { expectNone } from '#tests/support/expect-none.ts';
import shared from './shared-words.json' with { type: 'json' };

type Dictionary = Readonly<Record<string, string>>;
const read = (name: string): Dictionary => JSON.parse(readFileSync(`locales/${name}.json`, 'utf8'));
const hr = read('hr');
const en = read('en');
/** A group of plural forms has `other` and at least one more. */
const families = Object.keys(hr)
	.filter((key) => key.endsWith('.few') && `${key.slice(0, -4)}.other` in hr)
	.map((key) => key.slice(0, -4));
const familyOf = (key: string) => families.find((family) => key.startsWith(`${family}.`));
const placeholders = (text = '') => [...text.matchAll(/\{\{[\w.]+\}\}/g)].map(([found]) => found).sort();
const LOCALES = { en: 'en-GB', de: 'de-DE', sl: 'sl-SI', it: 'it-IT', es: 'es-ES', sr: 'sr-Latn-RS', bs: 'bs-BA' } as const;
type Lang = keyof typeof LOCALES;
const langs = Object.keys(LOCALES) as Lang[];

/** Labels of all dictionaries that break a rule, each with its file. */
const broken = (find: (lang: Lang, own: Dictionary) => readonly string[]): readonly string[] =>
	langs.flatMap((lang) => find(lang, read(lang)).map((key) => `locales/${lang}.json ${key}`));
const DICTIONARIES = 'the named dictionaries';

describe('each dictionary', () => {
	test('has each plural in the forms that the language has', () => {
		const differing = broken((lang, own) => {
			const forms = new Intl.PluralRules(LOCALES[lang]).resolvedOptions().pluralCategories.toSorted();
			return families.filter((family) => {
				const known = Object.keys(own).filter((key) => familyOf(key) === family);
				return (
					known
						.map((key) => key.slice(family.length + 1))
						.toSorted()
						.join() !== forms.join()
				);
			});
		});
		expectNone(differing, DICTIONARIES);
	});

	test('has every label of the shop', () => {
		expectNone(
			broken((_lang, own) => Object.keys(hr).filter((key) => familyOf(key) === undefined && !(key in own))),
			DICTIONARIES,
		);
	});

	test('has no label that Croatian lacks', () => {
		expectNone(
			broken((_lang, own) => Object.keys(own).filter((key) => familyOf(key) === undefined && !(key in hr))),
			DICTIONARIES,
		);
	});

	test('has the same placeholders as Croatian', () => {
		const sourceOf = (key: string) => hr[key] ?? hr[`${familyOf(key)}.other`];
		expectNone(
			broken((_lang, own) => Object.keys(own).filter((key) => placeholders(own[key]).join() !== placeholders(sourceOf(key)).join())),
			DICTIONARIES,
		);
	});

	test('binds numbers to their units by non-breaking spaces', () => {
		expectNone(
			broken((_lang, own) => Object.keys(own).filter((key) => own[key] !== bindUnits(own[key] ?? ''))),
			DICTIONARIES,
		);
	});

	test('is not Croatian or English, except for words that the languages share', () => {
		const untranslated = broken((lang, own) => {
			const same = Object.keys(own).filter((key) => own[key] === hr[key] || (lang !== 'en' && own[key] === en[key]));
			const allowed: { readonly hr: readonly string[]; readonly en?: readonly string[] } = shared[lang];
			return same.filter((key) => !allowed.hr.includes(key) && !allowed.en?.includes(key));
		});
		expectNone(untranslated, 'the named dictionaries: translate the label, or add a word that both languages share to tests/unit/locales/shared-words.json');
	});
});

test.each([
	['at', 'de'],
	['me', 'sr'],
])('labels in %s that differ from %s have the same meaning', (market, lang) => {
	const [own, base] = [read(market), read(lang)];
	expect(Object.keys(own).filter((key) => own[key] === base[key] || placeholders(own[key]).join() !== placeholders(base[key]).join())).toEqual([]);
});

test.each(LANGUAGES.map((language) => [language.code, language] as const))('%s overrides texts of its language with its own', async (code, language) => {
	const labels = await readDictionary(language);
	const own: Dictionary = code === 'hr' ? hr : { ...read(language.lang), ...(['at', 'me'].includes(code) ? read(code) : {}) };
	const country = new Map<string, string>(Object.entries(MARKET_COUNTRIES)).get(code) ?? '';
	expect(labels).toEqual(Object.fromEntries(Object.entries({ ...hr, ...own }).map(([key, text]) => [key, fillLaw(text, country)])));
});

test.each([...langs, 'hr'] as const)('%s: a sentence that ends with a day has one full stop', (lang) => {
	const day = formatDay('2026-11-25T12:00:00Z', lang === 'hr' ? 'hr-HR' : LOCALES[lang]);
	const texts = ['checkout.kept_until', 'orders.return_until', 'withdrawal.until'].map((key) =>
		(lang === 'hr' ? hr : read(lang))[key]?.replace('{{day}}', day),
	);
	expectNone(
		texts.filter((text) => !text || !/[^.]\.$/.test(text)),
		`locales/${lang}.json`,
	);
});
