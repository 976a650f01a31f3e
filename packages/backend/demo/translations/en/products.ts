import type { ProductTexts } from '../product-texts.ts';
import { attributes } from './attributes.ts';
import { bundles } from './bundles.ts';
import { colours } from './colours.ts';
import { nouns } from './nouns.ts';
import { productPhrases } from './product-phrases.ts';
import { titleParts } from './title-parts.ts';

export const products: ProductTexts = { nouns, colours, bundles, phrases: productPhrases, words: { ...attributes.values, ...titleParts } };
