import type { CategoryGuides } from '../category-guide.ts';

export const guides: CategoryGuides = {
	heading: (title) => `Come scegliere: ${title}`,
	guides: {
		racunala: [
			'Parta dal lavoro che il computer deve svolgere, non da un elenco di componenti. Per ufficio e scuola bastano 16 GB di memoria e un SSD; nei giochi decide la scheda grafica, nel montaggio video il numero di core.',
			'Se il computer resta sempre nello stesso posto, a parità di spesa un fisso sarà più veloce, più silenzioso e più facile da aggiornare.',
		],
		monitori: [
			'Per i testi contano la nitidezza e una base regolabile, per i giochi la frequenza e la risposta. Consigliamo 2560 × 1440 punti a 27 pollici e 3840 × 2160 a 32.',
			'La durata della garanzia è indicata nelle specifiche di ogni modello.',
		],
		periferija: [
			'Tastiera e mouse sono le uniche parti del computer che si toccano tutto il giorno. Nei nostri negozi può provarli sui tavoli di esposizione.',
			'Con molti dispositivi sul tavolo, quelli senza fili con un ricevitore proprio sono più affidabili del Bluetooth.',
		],
		mreza: [
			'Il segnale si perde nei muri, non sulla planimetria: due apparecchi in mesh valgono più di uno solo, anche il più potente. Colleghi televisore e computer fisso via cavo, se possibile.',
			'Oltre il gigabit controlli tutta la catena: operatore, router, cavo e scheda di rete.',
		],
		'mobiteli-i-tableti': [
			'Prima dell’acquisto guardi per quanti anni il produttore promette aggiornamenti di sicurezza: è quella la vera durata del dispositivo.',
			'Porti il vecchio telefono al momento del ritiro. Trasferiamo i dati gratuitamente e consegniamo il dispositivo al riciclo.',
		],
		'tv-i-zvuk': [
			'È la distanza dal divano a decidere la diagonale: in 4K calcoli un metro e mezzo per 55 pollici. In una stanza luminosa sono migliori Mini LED e QLED, in una buia OLED.',
			'Il montaggio a parete e il ritiro dell’usato si concordano al momento dell’ordine.',
		],
		'foto-i-video': [
			'Sensore e obiettivo restano per dieci anni, il numero di megapixel si dimentica in due. Per i video cerchi la stabilizzazione e un autofocus che non perda il soggetto.',
			'Chi fa volare un drone con fotocamera deve registrarsi come operatore.',
		],
		'pametni-dom': [
			'Cominci da una cosa che La infastidisce ogni giorno: lo scaldabagno, il riscaldamento o la luce del corridoio. I dispositivi che lavorano in locale continuano anche senza internet.',
			'Un solo protocollo in tutta la casa risparmia grattacapi; Matter e Zigbee vanno d’accordo con quasi tutti.',
		],
		energija: [
			'Un caricatore più potente con diverse uscite sostituisce un cassetto di quelli vecchi. Scelga la potenza in base al dispositivo più esigente, di solito il portatile.',
			'Ritiriamo batterie e caricatori usati in tutti i negozi.',
		],
		'mjerna-oprema': [
			'Il primo strumento sia un multimetro con una categoria di sicurezza adatta al luogo di misura. Aggiunga un oscilloscopio quando il segnale non è più una linea tranquilla.',
			'Con ogni strumento può ordinare un rapporto di taratura.',
		],
		'lemljenje-i-alat': [
			'Un buon saldatore con controllo della temperatura vale più di dieci watt senza. Le punte si consumano: scelga un tipo facile da trovare.',
			'Acquisti utensili per 1000 V soltanto con il marchio EN 60900.',
		],
		'elektronicki-dijelovi': [
			'Per il primo progetto prenda un kit con scheda, sensore e breadboard. Controlli il livello logico: un ingresso a 3,3 V non sopporta i 5 V.',
			'Scuole e associazioni hanno uno sconto sui kit; ci chieda un preventivo.',
		],
		gaming: [
			'Una console è più semplice, un computer più adattabile. A una famiglia bastano di solito una console portatile e un secondo controller.',
			'Imposti il controllo parentale alla prima accensione.',
		],
		ured: [
			'La postazione si regola in ordine: sedia, scrivania, schermo, luce. Una scrivania regolabile conviene se lavora più di quattro ore al giorno.',
			'Il costo per pagina è indicato per ogni stampante.',
		],
		rasvjeta: [
			'Guardi i lumen, non i watt. Per il soggiorno scelga da 2700 a 3000 K, per la scrivania 4000 K e un indice di resa cromatica superiore a 90.',
			'Se usa un dimmer, verifichi che la lampadina sia dimmerabile e che l’interruttore sia adatto.',
		],
	},
};
