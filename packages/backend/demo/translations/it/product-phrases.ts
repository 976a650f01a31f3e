import type { ProductPhrases } from '../product-texts.ts';

export const productPhrases: ProductPhrases = {
	and: 'e',
	short: ['{noun} {maker}: {specs}.', '{noun} con dati misurati: {specs}.', '{noun} per chi legge prima la tabella: {specs}.'],
	lead: [
		"A colpo d'occhio: {specs}.",
		'I dati che contano di più sono {specs}.',
		'Da ricordare: {specs}.',
		'In breve, questo modello {maker} offre {specs}.',
		'Qui decidono tre dati: {specs}.',
	],
	headings: ['Buono a sapersi', 'In cifre', 'Che cosa riceve'],
	service: [
		'Gli ordini ricevuti nei giorni lavorativi entro le 14 partono il giorno stesso.',
		"Può recedere dall'acquisto entro 14 giorni senza indicarne il motivo.",
		'Se non è certo che questo modello faccia per Lei, ci scriva: rispondiamo entro un giorno lavorativo.',
		'La garanzia vale con la fattura e il dispositivo si consegna in qualsiasi nostro negozio.',
		"Può lasciarci l'imballaggio e il vecchio dispositivo al momento del ritiro.",
	],
	themes: {
		display: [
			"Risoluzione, frequenza e tipo di pannello decidono l'immagine di ogni giorno: qui sono indicati tutti e tre.",
			"Prima della spedizione controlliamo l'uniformità dell'immagine e i pixel difettosi.",
		],
		computing: [
			'Memoria e disco decidono per quanto tempo un computer resta veloce: li scelga pensando ai prossimi anni.',
			'I dati della tabella sono misurati e non copiati dalla scatola.',
		],
		part: [
			'Prima di ordinare verifichi misure e consumo nella tabella.',
			"Se non è certo della compatibilità con il Suo computer, ci mandi l'elenco dei componenti.",
		],
		input: [
			'Presa, corsa e peso sono questione di abitudine: può provare il modello nei nostri negozi.',
			'Le piccole parti si ordinano a parte, così un buon dispositivo non finisce nel cassetto.',
		],
		audio: ["Le misure raccontano metà della storia, la Sua musica l'altra metà.", 'Il suono si giudica meglio dove lo si ascolterà.'],
		network: ['La velocità dichiarata si raggiunge solo se il resto della rete sta al passo.', 'La configurazione richiede pochi minuti e nessun account.'],
		mobile: [
			"La durata degli aggiornamenti di sicurezza è indicata prima dell'acquisto, non in piccolo dopo.",
			'Batteria e schermo si sostituiscono nel nostro laboratorio, spesso in giornata.',
		],
		photo: ['Una buona luce conta più di ogni impostazione, il resto è nella tabella.', 'Su richiesta Le mostriamo menu e impostazioni al momento del ritiro.'],
		home: [
			'Continua a funzionare anche senza internet, perché la programmazione è salvata nel dispositivo.',
			'Le parti di consumo sono disponibili separatamente.',
		],
		bench: [
			'Un buono strumento mostra lo stesso valore oggi e tra un anno.',
			'I limiti indicati nella tabella dicono anche dove si può lavorare in sicurezza.',
		],
		tool: ["La qualità dell'acciaio e dell'impugnatura si sente alla centesima vite.", 'Inserti, punte e ricambi restano disponibili per anni.'],
		small: ['Una piccola cosa, ma di solito è quella che il progetto aspetta.', 'La serie è stampata sulla confezione, così un ordine successivo sarà uguale.'],
		power: [
			'La protezione da surriscaldamento e cortocircuito è collaudata su ogni pezzo.',
			'La potenza dice il vero solo insieme al numero di dispositivi, perciò sono indicati entrambi.',
		],
		furniture: [
			"Una buona postura comincia dall'altezza giusta: misuri prima di scegliere.",
			'Le parti si ordinano separatamente, dalle rotelle al piano intero.',
		],
		light: ['Flusso luminoso e resa cromatica sono misurati, non stimati.', 'La luce calda è per la sera, quella neutra per il lavoro.'],
		play: ['Una risposta rapida conta più delle luci, e i dati sono nella tabella.', "Può provarlo nell'angolo giochi dei nostri negozi più grandi."],
		print: [
			'Il costo per pagina conta più del prezzo della stampante, perciò la resa è nella tabella.',
			'I materiali di consumo arrivano il giorno lavorativo successivo e ritiriamo i contenitori vuoti.',
		],
	},
};
