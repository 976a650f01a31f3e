import type { SourceProduct } from '@titraj/backend/platform/source/catalog.ts';
import { seoTextOf } from '../catalog/seo-texts.ts';
import { translateWarnings } from '../catalog/warnings.ts';
import { toSlug } from '../text/slug.ts';
import { productContent, productShort } from './product-sentences.ts';
import { productTitle } from './product-title.ts';
import { TEXTS } from './read-texts.ts';
import type { ProductTexts } from './schemas.ts';
import { splitTitle } from './split-title.ts';
import { inEachLanguage, type TextLanguage, type Translation, type Translations } from './texts.ts';
import { toIjekavian } from './to-ijekavian.ts';

const NOUNS = Object.keys(TEXTS.en.products.nouns);

/** Texts of a demo product, built from its Croatian title and its specification table. */
export function productTranslations(product: SourceProduct): Translations {
	if (product.manufacturer_code === null) return inEachLanguage((language) => toBundle(TEXTS[language].products, product.code));
	const parts = splitTitle(product.title, product.manufacturer_code, NOUNS);
	if (!parts) return {};
	return inEachLanguage((language) => {
		const texts = TEXTS[language];
		const title = productTitle(parts, language, texts);
		const kind = { noun: texts.products.nouns[parts.noun]?.[0] ?? '', prefix: parts.prefix, language, sentences: texts.sentences };
		const safety_warnings = product.safety_warnings ? warningsIn(product.safety_warnings, language) : null;
		const seo_description = seoTextOf(product.code, language);
		return {
			...{ title, slug: toSlug(title), short_description: productShort(product, kind), content: productContent(product, title, kind) },
			...(seo_description !== null && { seo_description }),
			...(safety_warnings !== null && { safety_warnings }),
		};
	});
}

/** Montenegro uses the Serbian warnings. */
const warningsIn = (croatian: string, language: TextLanguage): string | null =>
	language === 'me' ? toIjekavian(translateWarnings(croatian, 'sr')) : translateWarnings(croatian, language);

function toBundle({ bundles: { rows, note } }: ProductTexts, code: string): Translation | null {
	const row = rows[code];
	if (!row) return null;
	return { title: row.title, slug: toSlug(row.title), short_description: row.short, content: `<p>${row.why}</p><p>${note}</p>` };
}
