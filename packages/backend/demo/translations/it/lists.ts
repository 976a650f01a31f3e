import type { TitleAndShort } from '../texts.ts';

export const lists: Readonly<Record<string, TitleAndShort>> = {
	novo: ['Novità', 'Prodotti arrivati negli ultimi sessanta giorni circa.'],
	akcija: ['Offerte', 'Prezzi ridotti. Accanto a ciascuno è indicato il prezzo più basso dei 30 giorni precedenti.'],
	najprodavanije: ['I più venduti', "Ciò che gli altri clienti scelgono più spesso, secondo le vendite dell'ultimo anno."],
};
