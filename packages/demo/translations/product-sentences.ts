import type { SourceAttribute, SourceProduct } from '@titraj/backend/platform/source/catalog.ts';
import { BLUEPRINTS } from '../blueprints/read-blueprints.ts';
import { manufacturerTitle } from '../manufacturers/demo-manufacturers.ts';
import { hashText } from '../random.ts';
import { attributeTranslations } from './attribute-translations.ts';
import { kindOf } from './product-title.ts';
import type { SentenceTexts } from './schemas.ts';
import type { TextLanguage } from './texts.ts';

interface Kind {
	noun: string;
	prefix: string;
	language: TextLanguage;
	sentences: SentenceTexts;
}

const THEMES = new Map(BLUEPRINTS.map(({ category, theme }) => [category, category === 'pisaci' ? 'print' : theme] as const));
const ATTRIBUTES = new Map<string, ReturnType<typeof attributeTranslations>>();
/** A number with its unit, not a list. */
const MEASURED = /^(?!.*, ).*\d.*[^\d]/;
const LEADING = 3;
const LISTED = 4;
/** German nouns stay capitalised; adjectives before them do not. */
const GERMAN_ADJECTIVE = /^\p{Lu}\p{Ll}+(e|er|es) \p{Lu}/u;
const CAPITAL = /^(\p{Lu}[\p{Lu}\d.-]|Wi-Fi|Wake|Bluetooth)/u;

/** One sentence: the product type and its main figures. */
export function productShort(product: SourceProduct, { noun, prefix, language, sentences }: Kind): string {
	const kind = kindOf(noun, prefix, language);
	return filled(chosen(sentences.short, product, 'short'), {
		noun: kind.charAt(0).toUpperCase() + kind.slice(1),
		manufacturer: manufacturerTitle(product.manufacturer_code ?? ''),
		specs: inSentence(leading(product), language, sentences.and),
	});
}

/** Paragraphs of the product page; the sentences depend on the product's code, so that neighbouring products differ. */
export function productContent(product: SourceProduct, title: string, { language, sentences }: Kind): string {
	const figures = leading(product);
	const theme = sentences.themes[THEMES.get(product.category_code) ?? 'small'];
	const [first, second] = hashText(product.code) % 2 === 0 ? theme : [theme[1], theme[0]];
	const leads = figures.length === LEADING ? sentences.lead : sentences.lead.slice(0, -1);
	const specs = inSentence(figures, language, sentences.and);
	const lead = filled(chosen(leads, product, 'lead'), { specs, manufacturer: manufacturerTitle(product.manufacturer_code ?? '') });
	const further = product.attributes.filter((one) => holds(one) && !figures.includes(one)).slice(0, LISTED);
	return [
		`<p><strong>${title}</strong></p>`,
		`<p>${lead} ${first}</p>`,
		further.length > 0
			? `<h3>${chosen(sentences.headings, product, 'heading')}</h3><ul>${further.map((one) => `<li>${inList(one, language)}</li>`).join('')}</ul>`
			: '',
		`<p>${second} ${chosen(sentences.service, product, 'service')}</p>`,
	].join('');
}

function leading({ attributes }: SourceProduct): SourceAttribute[] {
	const telling = attributes.filter(holds);
	const special = telling.filter((one) => one.special);
	return [...special, ...telling.filter((one) => !one.special)].slice(0, LEADING);
}

/** Missing features are not worth a sentence. */
const holds = ({ value }: SourceAttribute): boolean => value !== 'ne' && value !== 'nema' && value !== '0';

function inSentence(attributes: readonly SourceAttribute[], language: TextLanguage, and: string): string {
	const items = attributes.map((attribute) => {
		const { title, value } = wordsOf(attribute, language);
		const start = keepsCapital(title, language) ? title : title.charAt(0).toLowerCase() + title.slice(1);
		if (attribute.value === 'da') return start;
		return MEASURED.test(value) ? `${start} ${value}` : `${start} (${value})`;
	});
	return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

function keepsCapital(title: string, language: TextLanguage): boolean {
	return language === 'de' ? !GERMAN_ADJECTIVE.test(title) : CAPITAL.test(title);
}

function inList(attribute: SourceAttribute, language: TextLanguage): string {
	const { title, value } = wordsOf(attribute, language);
	return `${title}: ${value}`;
}

function wordsOf({ code, title, value }: SourceAttribute, language: TextLanguage): { title: string; value: string } {
	const known = ATTRIBUTES.get(code) ?? attributeTranslations(code);
	ATTRIBUTES.set(code, known);
	const words = known[language];
	return words ? { title: words.title, value: words.value(value) } : { title, value };
}

function chosen(texts: readonly string[], { code }: SourceProduct, purpose: string): string {
	return texts[hashText(purpose + code) % texts.length] ?? '';
}

function filled(sentence: string, words: Readonly<Record<string, string>>): string {
	return sentence.replace(/\{(\w+)\}/g, (_, gap: string) => words[gap] ?? '');
}
