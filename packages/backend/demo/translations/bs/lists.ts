import type { TitleAndShort } from '../texts.ts';

export const lists: Readonly<Record<string, TitleAndShort>> = {
	novo: ['Novo u ponudi', 'Proizvodi koji su u ponudu stigli u posljednjih šezdesetak dana.'],
	akcija: ['Akcija', 'Snižene cijene. Uz svaku je navedena i najniža cijena u 30 dana prije sniženja.'],
	najprodavanije: ['Najprodavanije', 'Ono što drugi kupci najčešće biraju, mjereno prodajom u posljednjih godinu dana.'],
};
