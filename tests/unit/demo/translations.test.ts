import { VOCABULARY } from '@titraj/demo/attributes/vocabulary.ts';
import { demoCatalog } from '@titraj/demo/catalog/demo-catalog.ts';
import { DEMO_CATEGORIES } from '@titraj/demo/categories/demo-categories.ts';
import { demoContent } from '@titraj/demo/content/demo-content.ts';
import { DEMO_MANUFACTURERS } from '@titraj/demo/manufacturers/demo-manufacturers.ts';
import { attributeTranslations } from '@titraj/demo/translations/attribute-translations.ts';
import { categoryTranslations } from '@titraj/demo/translations/category-translations.ts';
import {
	blockTranslations,
	listTranslations,
	menuTranslations,
	phraseTranslations,
	postCategoryTranslations,
	tagTranslations,
} from '@titraj/demo/translations/content-translations.ts';
import { manufacturerTranslations } from '@titraj/demo/translations/manufacturer-translations.ts';
import { pageTranslations } from '@titraj/demo/translations/page-translations.ts';
import { postTranslations } from '@titraj/demo/translations/post-translations.ts';
import { productTranslations } from '@titraj/demo/translations/product-translations.ts';
import { TEXTS } from '@titraj/demo/translations/read-texts.ts';
import { TEXT_LANGUAGES, type Translation } from '@titraj/demo/translations/texts.ts';
import { describe, expect, test } from 'vitest';
import { foreignWords, sameAsCroatian } from './translation-detector.ts';

type Named = readonly [key: string, croatian: string, translation: Translation | undefined];

const { pages, posts, lists, tags, post_categories, menus, extras } = demoContent(new Date('2026-11-21T12:00:00Z'));
const MARKET_OF = { en: 'en', de: 'de', sr: 'rs', me: 'me', sl: 'si', it: 'it', bs: 'ba', es: 'es' } as const;
const goods = [...demoCatalog({ products: 600 }).products];
/** Menu entries except those of categories, which are translated with their categories. */
const ENTRIES = menus.filter(({ code }) => code !== 'main').flatMap(({ items }) => items.flatMap((item) => [item, ...item.items]));
/** Fields of blocks with texts; landing pages exist only in the Croatian market. */
const BLOCK_TEXTS = pages
	.flatMap(({ blocks }) => blocks)
	.flatMap((block) => ['title', 'text', 'button_title'].flatMap((field) => (Object.hasOwn(block, field) ? [{ id: block.id ?? '', field }] : [])));
const duplicates = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe.each(TEXT_LANGUAGES)('%s', (language) => {
	const categories = DEMO_CATEGORIES.map(({ slug, title, short_description }) => ({
		slug,
		title,
		short_description,
		parent: DEMO_CATEGORIES.find((one) => one.slug === slug)?.parent_code ?? '',
		text: categoryTranslations(slug)[language],
	}));

	test('every category has its own title and sentence', () => {
		const incomplete = categories.filter(({ text }) => !text?.title || !text.short_description?.endsWith('.'));
		expect(incomplete.map(({ slug }) => slug)).toEqual([]);
	});

	test('addresses of sibling categories differ', () => {
		expect(duplicates(categories.map(({ parent, text }) => `${parent}/${text?.slug}`))).toEqual([]);
	});

	test('no category has its Croatian text', () => {
		const pairs = categories.flatMap(({ slug, title, short_description, text }): Named[] => [
			[slug, title, text],
			[slug, short_description, text && { ...text, title: text.short_description ?? '' }],
		]);
		expect(pairs.filter(([, croatian, text]) => sameAsCroatian(language, croatian, text?.title ?? '')).map(([key]) => key)).toEqual([]);
		expect(pairs.flatMap(([key, , text]) => foreignWords(language, text?.title ?? '').map((word) => `${key}: ${word}`))).toEqual([]);
	});

	test('every main category has buying advice', () => {
		const main = DEMO_CATEGORIES.filter(({ parent_code }) => parent_code === null).map(
			({ slug }) => [slug, categoryTranslations(slug)[language]?.content ?? ''] as const,
		);
		expect(main.filter(([, content]) => !/^<h2>[^<]+<\/h2>(<p>[^<]{40,}\.<\/p>){2}$/.test(content)).map(([slug]) => slug)).toEqual([]);
		expect(main.flatMap(([slug, content]) => foreignWords(language, content).map((word) => `${slug}: ${word}`))).toEqual([]);
	});

	test('the magazine has at least four articles, each of several paragraphs', () => {
		const articles = posts.flatMap(({ slug }) => {
			const texts = postTranslations(slug)[MARKET_OF[language]];
			return texts === undefined || texts.available === false ? [] : [texts];
		});
		expect(articles.length).toBeGreaterThanOrEqual(4);
		for (const { title, short_description, content } of articles) {
			expect(String(short_description)).toMatch(/^.{40,}[.]$/);
			expect(String(content).match(/<p>/g)?.length).toBeGreaterThanOrEqual(4);
			const read = [title, short_description, content].join(' ').replaceAll(/<[^>]+>/g, ' ');
			expect(foreignWords(language, read)).toEqual([]);
		}
	});

	test('every attribute has its own title, unit and heading', () => {
		const wrong = [...VOCABULARY].filter(([code, { title, unit }]) => {
			const text = attributeTranslations(code)[language];
			return (
				!text?.title ||
				!text.group ||
				Boolean(text.unit) !== Boolean(unit) ||
				sameAsCroatian(language, title, text.title) ||
				foreignWords(language, text.title).length > 0
			);
		});
		expect(wrong.map(([code]) => code)).toEqual([]);
	});

	test('no value of the specification table keeps a Croatian word', () => {
		const left = goods.flatMap(({ attributes }) =>
			attributes.flatMap(({ code, value }) =>
				foreignWords(language, attributeTranslations(code)[language]?.value(value) ?? '').map((word) => `${code}: ${value}: ${word}`),
			),
		);
		expect([...new Set(left)]).toEqual([]);
	});

	describe('products', () => {
		const texts = goods.map((product) => ({ code: product.code, text: productTranslations(product)[language] }));

		test('every one has its own title, address, sentence and description', () => {
			expect(texts.filter(({ text }) => !text?.title || !text.short_description?.endsWith('.') || !text.content).map(({ code }) => code)).toEqual([]);
			expect(duplicates(texts.map(({ text }) => text?.title ?? ''))).toEqual([]);
			expect(duplicates(texts.map(({ text }) => text?.slug ?? ''))).toEqual([]);
		});

		test('no text has an unfilled placeholder, a double space or a Croatian word', () => {
			const wrong = texts.filter(({ text }) => {
				const whole = [text?.title, text?.short_description, text?.content].join(' ');
				return /undefined|null|[{}#]| {2}| [.,;]/.test(whole) || foreignWords(language, whole.replace(/<[^>]+>/g, ' ')).length > 0;
			});
			expect(
				wrong.map(({ code, text }) => [code, text?.title, ...foreignWords(language, [text?.title, text?.short_description, text?.content].join(' '))]),
			).toEqual([]);
		});

		test('similar products have different texts', () => {
			const leads = texts.slice(0, 60).map(({ text }) => /<\/strong><\/p><p>(\S+ \S+)/.exec(text?.content ?? '')?.[1]);
			expect(new Set(leads).size).toBeGreaterThan(3);
		});
	});

	test.each([
		['page', pages, pageTranslations],
		['list', lists, listTranslations],
		['post category', post_categories, postCategoryTranslations],
		['tag', tags, tagTranslations],
	] as const)('every %s has its own title and address', (_, rows, translate) => {
		const texts = rows.map(({ slug, title }) => ({ slug, title, text: translate(slug)[language] }));
		const words = ({ text }: (typeof texts)[number]) =>
			foreignWords(language, [text?.title, text?.short_description, text?.content].join(' ').replace(/<[^>]+>/g, ' '));
		expect(texts.filter(({ title, text }) => !text || sameAsCroatian(language, title, text.title)).map(({ slug }) => slug)).toEqual([]);
		expect(texts.flatMap((row) => words(row).map((word) => `${row.slug}: ${word}`))).toEqual([]);
		expect(duplicates(texts.map(({ text }) => text?.slug ?? ''))).toEqual([]);
	});

	test('every entry of the menus and every short text of the blocks is translated by its id', () => {
		const texts = [
			...ENTRIES.map(({ id = '' }) => ({ id, said: menuTranslations(id)[language] })),
			...BLOCK_TEXTS.map(({ id, field }) => ({ id: `${id} ${field}`, said: blockTranslations(id, field)[language] })),
		];
		expect(texts.length).toBeGreaterThan(50);
		expect(texts.filter(({ said }) => !said).map(({ id }) => id)).toEqual([]);
		expect(texts.flatMap(({ id, said = '' }) => foreignWords(language, said).map((word) => `${id}: ${word}`))).toEqual([]);
	});

	test('no translation belongs to an entry or block that is gone', () => {
		const blocks = [...pages, ...(extras?.static_contents ?? [])].flatMap((page) => page.blocks.map(({ id }) => id));
		expect(Object.keys(TEXTS[language].menus).filter((id) => !ENTRIES.some((entry) => entry.id === id))).toEqual([]);
		expect(Object.keys(TEXTS[language].blocks).filter((id) => !blocks.includes(id))).toEqual([]);
	});

	test('every badge and axis of variation is translated', () => {
		const all = [...new Set(goods.flatMap(({ variation_attributes, badges }) => [...variation_attributes, ...badges].map(({ title }) => title)))];
		expect(all.filter((text) => !phraseTranslations(text)[language])).toEqual([]);
		expect(all.flatMap((text) => foreignWords(language, phraseTranslations(text)[language] ?? '').map((word) => `${text}: ${word}`))).toEqual([]);
	});

	test('the legally binding texts are complete', () => {
		const sections = (slug: string) => (pageTranslations(slug)[language]?.content?.match(/<h2>/g) ?? []).length;
		expect(['uvjeti-kupnje', 'povrat-i-reklamacije', 'dostava', 'placanje', 'privatnost'].map(sections)).toEqual([8, 4, 4, 5, 3]);
	});

	test('every manufacturer keeps its name and has a sentence', () => {
		const texts = DEMO_MANUFACTURERS.map(({ code, title, short_description }) => ({
			code,
			title,
			short_description,
			text: manufacturerTranslations(code)[language],
		}));
		const wrong = texts.filter(
			({ code, title, short_description, text }) =>
				text?.title !== title ||
				text.slug !== code ||
				!text.short_description?.endsWith('.') ||
				sameAsCroatian(language, short_description, text.short_description) ||
				foreignWords(language, text.short_description).length > 0,
		);
		expect(wrong.map(({ code }) => code)).toEqual([]);
	});
});
