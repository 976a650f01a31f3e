import type { TitleAndShort } from '../texts.ts';

export const lists: Readonly<Record<string, TitleAndShort>> = {
	novo: ['Novo u ponudi', 'Proizvodi koji su u ponudu stigli u poslednjih šezdesetak dana.'],
	akcija: ['Akcija', 'Snižene cene. Uz svaku je navedena i najniža cena u 30 dana pre sniženja.'],
	najprodavanije: ['Najprodavanije', 'Ono što drugi kupci najčešće biraju, mereno prodajom u poslednjih godinu dana.'],
};
