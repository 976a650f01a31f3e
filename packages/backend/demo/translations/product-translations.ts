import type { SourceProduct } from '../../platform/source/catalog.ts';
import { toSlug } from '../text/slug.ts';
import { products as bs } from './bs/products.ts';
import { products as de } from './de/products.ts';
import { products as en } from './en/products.ts';
import { products as es } from './es/products.ts';
import { products as it } from './it/products.ts';
import { productContent, productShort } from './product-sentences.ts';
import type { ProductTexts } from './product-texts.ts';
import { productTitle } from './product-title.ts';
import { products as sl } from './sl/products.ts';
import { splitTitle } from './split-title.ts';
import { products as sr } from './sr/products.ts';
import { inEachLanguage, type TextLanguage, type Translation, type Translations } from './texts.ts';

const PRODUCTS: Record<TextLanguage, ProductTexts> = { en, de, sr, sl, it, bs, es };
const NOUNS = Object.keys(en.nouns);
const BUNDLE_CODE = /^PAK-0*(\d+)$/;

/** Texts of a demo product, built from its Croatian title and its specification table. */
export function productTranslations(product: SourceProduct): Translations {
	const bundle = BUNDLE_CODE.exec(product.code);
	if (bundle) return inEachLanguage((language) => toBundle(PRODUCTS[language], Number(bundle[1])));
	const parts = product.manufacturer_code ? splitTitle(product.title, product.manufacturer_code, NOUNS) : null;
	if (!parts) return {};
	return inEachLanguage((language) => {
		const texts = PRODUCTS[language];
		const title = productTitle(parts, language, texts);
		const kind = { noun: texts.nouns[parts.noun]?.[0] ?? '', prefix: parts.prefix, language, phrases: texts.phrases };
		return { title, slug: toSlug(title), short_description: productShort(product, kind), content: productContent(product, title, kind) };
	});
}

function toBundle({ bundles: { rows, note } }: ProductTexts, serial: number): Translation | null {
	const row = rows[serial - 1];
	if (!row) return null;
	const [title, short, why] = row;
	return { title, slug: toSlug(title), short_description: short, content: `<p>${why}</p><p>${note}</p>` };
}
