import type { SourceContent } from '../../platform/source/catalog.ts';
import { toSlug } from '../text/slug.ts';

const TITLES = [
	'Monitori',
	'Prijenosna računala',
	'Komponente',
	'Periferija',
	'Zvuk',
	'Mreža',
	'Mobiteli',
	'Foto i video',
	'Pametni dom',
	'Mjerenje',
	'Lemljenje',
	'Razvojne pločice',
	'Energija',
	'Radni kut',
	'Prava kupaca',
	'Za početnike',
];

export const DEMO_TAGS: SourceContent['tags'] = TITLES.map((title) => ({ slug: toSlug(title), title }));
