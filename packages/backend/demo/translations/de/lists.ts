import type { TitleAndShort } from '../texts.ts';

export const lists: Readonly<Record<string, TitleAndShort>> = {
	novo: ['Neu im Sortiment', 'Produkte, die in den letzten rund sechzig Tagen hinzugekommen sind.'],
	akcija: ['Angebote', 'Ermäßigte Preise. Bei jedem steht auch der niedrigste Preis der 30 Tage vor der Ermäßigung.'],
	najprodavanije: ['Meistverkauft', 'Was andere Kunden am häufigsten wählen, gemessen am Verkauf des letzten Jahres.'],
};
