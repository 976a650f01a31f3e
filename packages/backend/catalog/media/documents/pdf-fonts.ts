import { readFileSync } from 'node:fs';

/** Geist, subset by fonttools to Latin letters and the symbols of specifications (docs/theming.md): full fonts would make every PDF slow to write. */
const readFont = (name: string) => readFileSync(new URL(`./fonts/geist-${name}.ttf`, import.meta.url));

/** Fonts of PDFs, for all languages of the shop. */
export const PDF_FONTS = { regular: readFont('regular'), bold: readFont('semibold') };
