import type { TitleAndShort } from '../texts.ts';

export const pages: Readonly<Record<string, TitleAndShort>> = {
	naslovnica: ['Titraj: computer, elettronica e utensili misurati da noi', 'Computer, elettronica e utensili, con misure al posto delle promesse.'],
	'o-nama': ['Chi siamo', 'Titraj è un negozio croato di tecnologia con dodici punti vendita, assistenza e laboratorio.'],
	dostava: ['Consegna', 'Tempi, prezzi e modalità: corriere, punto di ritiro automatico, ritiro in negozio e consegna al piano.'],
	placanje: ['Metodi di pagamento', 'Carte, bonifico, contrassegno, rate e pagamento in negozio.'],
	'povrat-i-reklamacije': ['Resi e reclami', 'Recesso entro 14 giorni, responsabilità per i difetti e garanzia: che cosa vale e come procedere.'],
	'uvjeti-kupnje': ['Condizioni di vendita', 'Come nasce il contratto, come si indicano prezzi e sconti e quali diritti ha chi acquista.'],
	privatnost: ['Privacy', 'Quali dati personali trattiamo, perché, per quanto tempo e quali sono i Suoi diritti.'],
	kolacici: ['Cookie', 'Quali cookie usiamo, a che cosa servono e come modificare la scelta.'],
	kontakt: ['Contatti', 'Ci scriva, ci chiami o passi a trovarci. Rispondiamo entro un giorno lavorativo.'],
	'cesta-pitanja': ['Domande frequenti', 'Risposte brevi su ordini, consegna, pagamento, resi e assistenza.'],
	'pitanja-o-racunu': ["Domande sull'account", "Accesso, password, dati e cancellazione dell'account."],
	letak: ['Volantino: autunno in laboratorio', 'Dispositivi, utensili e componenti per le serate più lunghe.'],
	'adventski-kalendar': ["Calendario dell'Avvento", "Dal 1° al 24 dicembre un'offerta al giorno, aperta da mezzanotte a mezzanotte."],
	'jesenski-kalendar': ["Calendario d'autunno", "Dal 1° al 24 novembre un'offerta al giorno, come prova per l'Avvento."],
	'pravila-kalendara': ["Offerte e regole del calendario dell'Avvento", "Cosa c'era in ogni casella, quanto vale e a quali condizioni."],
	'pravila-jesenskog-kalendara': ["Offerte e regole del calendario d'autunno", "Cosa c'era in ogni casella, quanto vale e a quali condizioni."],
	'skole-i-radionice': ['Per scuole e laboratori', "Kit, fatture proforma e aiuto nell'allestire aule e club tecnici."],
	'rodendan-trgovine': ['Il compleanno del negozio', 'Annuncio della festa di primavera, in preparazione.'],
	'radni-kut': ["Un angolo di lavoro per l'inverno", 'Scrivania, luce, schermo e audio: tutto per un angolo in cui la schiena non sente la giornata.'],
	'zastita-okolisa': ['Ambiente', 'Ritiro di vecchi dispositivi e batterie, riparazioni e imballaggi senza plastica.'],
};
