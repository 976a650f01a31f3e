import { itConfirmation } from './confirmation/it.ts';
import type { MailWords } from './mail-words.ts';

export const it: MailWords = {
	locale: 'it-IT',
	signature: ({ name, street, postcode, city, phone, email }) => `${name}, ${street}, ${postcode} ${city}, Croazia. Telefono ${phone}, ${email}`,
	account: {
		signup: {
			subject: 'Confermi la Sua registrazione',
			paragraphs: ['Le diamo il benvenuto in {shop}. Ancora un passo: confermi che questo indirizzo è Suo e potrà accedere.'],
			button: 'Conferma la registrazione',
			smallPrint: 'Il link è valido per 48 ore. Se non ha richiesto Lei la registrazione, ignori questo messaggio e non verrà creato alcun account.',
		},
		known: {
			subject: 'Ha già un account su {shop}',
			paragraphs: [
				'Qualcuno ha appena provato a creare un account con questo indirizzo, a cui ne è già associato uno. Se è stato Lei, acceda oppure imposti una nuova password.',
			],
			button: 'Imposta una nuova password',
			smallPrint: 'Se non è stato Lei, non deve fare nulla: il Suo account è rimasto com’era.',
		},
		password: {
			subject: 'Nuova password',
			paragraphs: ['Ha richiesto una nuova password per il Suo account su {shop}. La imposti con il link seguente.'],
			button: 'Imposta una nuova password',
			smallPrint: 'Il link è valido per un’ora e si può usare una sola volta. Se non ha richiesto una nuova password, ignori questo messaggio.',
		},
		password_api: {
			subject: 'Codice per una nuova password',
			paragraphs: ['Ha richiesto una nuova password per il Suo account su {shop}. Inserisca questo codice.'],
			smallPrint: 'Il codice è valido per 15 minuti e si può usare una sola volta. Non lo comunichi a nessuno: {shop} non lo chiederà mai.',
		},
		password_changed: {
			subject: 'La Sua password è stata modificata',
			paragraphs: [
				'La password del Suo account su {shop} è appena stata modificata. Se è stato Lei, non deve fare nulla. In caso contrario, ne imposti subito una nuova.',
			],
			button: 'Imposta una nuova password',
		},
		email: {
			subject: 'Confermi il nuovo indirizzo e-mail',
			paragraphs: ['Ha richiesto che questo diventi l’indirizzo del Suo account su {shop}.'],
			button: 'Conferma l’indirizzo',
			smallPrint: 'Il link è valido per 24 ore. Fino alla conferma resta valido l’indirizzo attuale.',
		},
		email_changing: {
			subject: 'Modifica dell’indirizzo e-mail',
			paragraphs: [
				'Per il Suo account su {shop} è stato richiesto un altro indirizzo e-mail. Se è stato Lei, lo confermi dal messaggio inviato al nuovo indirizzo. In caso contrario, imposti subito una nuova password.',
			],
			button: 'Imposta una nuova password',
		},
		closed: {
			subject: 'L’account è chiuso',
			paragraphs: [
				'Il Suo account su {shop} è chiuso e i dati che conteneva sono stati cancellati. Conserviamo gli ordini per il tempo richiesto dalla legge.',
				'Grazie per la fiducia.',
			],
		},
	},
	newsletter: {
		subject: 'Confermi l’iscrizione alle novità',
		paragraphs: ['Ha chiesto di ricevere le novità dello shop {shop}. Confermi che questo indirizzo è Suo per iniziare a riceverle.'],
		button: 'Conferma l’iscrizione',
		smallPrint: 'Con lo stesso link può anche annullare l’iscrizione. Se non è stato Lei, ignori questo messaggio: senza conferma non inviamo nulla.',
	},
	stockAlert: {
		ask: (title) => ({
			subject: 'Vuole sapere quando il prodotto torna disponibile?',
			paragraphs: [`Ha chiesto di essere avvisato quando «${title}» torna disponibile. Confermi che questo indirizzo è Suo e Le invieremo un solo messaggio.`],
			button: 'Conferma',
			smallPrint: 'Con lo stesso link può anche annullare l’avviso. Se non è stato Lei, ignori questo messaggio: senza conferma non inviamo nulla.',
		}),
		back: (title, url) => ({
			subject: `Di nuovo disponibile: ${title}`,
			paragraphs: [`«${title}», il prodotto che aspettava, è di nuovo disponibile. Non possiamo riservarlo e i pezzi possono essere pochi.`],
			button: 'Vedi il prodotto',
			smallPrint: `Questo è l’unico messaggio su questo prodotto. Che cosa ne conserviamo: ${url}`,
		}),
	},
	abandonment: {
		subject: 'Abbiamo conservato il Suo carrello',
		paragraphs: ['I prodotti che ha scelto La aspettano nel carrello. Può continuare da qualsiasi dispositivo.'],
		button: 'Apri il carrello',
		smallPrint: 'Il link è valido per 30 giorni. Prezzi e disponibilità possono cambiare.',
	},
	order: {
		subject: (number) => `Abbiamo ricevuto l’ordine ${number}`,
		thanks: (number) => `Grazie per il Suo ordine. Il numero è ${number}.`,
		onItsWay: 'Le scriveremo appena sarà in viaggio.',
		afterTransfer: 'Spediamo la merce, o la prepariamo per il ritiro, appena riceviamo il bonifico.',
		storeHours: (hours) => `Orari: ${hours}`,
		transferData: {
			title: 'Dati per il bonifico',
			recipient: 'Beneficiario',
			iban: 'IBAN',
			amount: 'Importo',
			reference: 'Causale',
			open: 'Apri il modulo di bonifico con il codice 2D',
		},
		card: (url) => `Se il pagamento non è riuscito o è stato interrotto, può ripeterlo qui: ${url}`,
		delivery: (from, to) => `Consegna prevista: ${to === undefined ? from : `${from} – ${to}`}`,
		pickup: (store) => `Ritiro: ${store}. Quando l’ordine sarà pronto, Le invieremo un messaggio.`,
		locker: ({ title, address, postcode, city, hours }) => `Punto di ritiro automatico: ${title}, ${address}, ${postcode} ${city}. Orari: ${hours}.`,
		total: 'Totale',
		tax: 'Di cui IVA',
		open: 'Vedi l’ordine',
		withdrawal: 'Può recedere dall’acquisto entro 14 giorni dal ricevimento della merce, senza indicarne il motivo.',
		confirmation: itConfirmation,
		checking: (number) =>
			`Abbiamo ricevuto il Suo ordine ${number}. Gli ordini di questa entità vengono prima verificati: la merce sarà riservata quando avremo confermato l’ordine e fino ad allora non c’è nulla da pagare. Le scriveremo per e-mail.`,
		keptUntil: (day) => `Conserviamo l’ordine fino al ${day}. Se non lo ritira entro tale data, lo annulliamo senza alcun addebito.`,
		onPage: 'Nome, indirizzo e nota non sono ripetuti in questo messaggio: si trovano nella pagina dell’ordine.',
		several: {
			subject: 'Ordini con il Suo indirizzo e-mail',
			text: 'Con questo indirizzo sono stati inviati in poco tempo più ordini o dichiarazioni, perciò ne parliamo in un solo messaggio. Se non è stato Lei, non deve fare nulla.',
		},
		confirmed: {
			subject: (number) => `Abbiamo confermato il Suo ordine ${number}`,
			paragraphs: (number) => [
				`L’ordine ${number} è confermato e la merce è riservata. La pagina dell’ordine indica i passi successivi; se si paga in anticipo, può pagare lì.`,
			],
		},
		rejected: {
			subject: (number) => `L’ordine ${number} è stato annullato`,
			paragraphs: (number) => [
				`Non possiamo consegnare l’ordine ${number}, perciò lo abbiamo annullato. Non Le viene addebitato nulla. Per domande risponda a questo messaggio.`,
			],
		},
		paid: {
			subject: (number) => `Abbiamo ricevuto il pagamento dell’ordine ${number}`,
			paragraphs: (number) => [`Grazie. Il pagamento è arrivato e stiamo preparando l’ordine ${number}.`],
		},
		shipped: {
			subject: (number) => `Il Suo ordine ${number} è in viaggio`,
			paragraphs: (number) => [`L’ordine ${number} è in viaggio. La pagina dell’ordine indica che cosa contiene e dove è diretto.`],
		},
		ready_for_pickup: {
			subject: (number) => `Il Suo ordine ${number} è pronto per il ritiro`,
			paragraphs: (number) => [`L’ordine ${number} è pronto per il ritiro. La pagina dell’ordine indica dove La aspetta.`],
		},
		cancelled: {
			subject: (number) => `L’ordine ${number} è stato annullato`,
			paragraphs: (number) => [
				`L’ordine ${number} non è stato pagato entro il termine, perciò lo abbiamo annullato. Non Le viene addebitato nulla e i prodotti sono di nuovo in vendita.`,
				'Se nel frattempo ha pagato, ce lo faccia sapere: Le restituiremo l’importo.',
			],
		},
	},
	withdrawal: {
		subject: (reference) => `Abbiamo ricevuto la Sua dichiarazione di recesso (${reference})`,
		received: ({ at, number, name }) =>
			`Confermiamo di aver ricevuto in data ${at} la dichiarazione di recesso dall’acquisto per l’ordine ${number}, inviata da ${name}.`,
		goods: (items) => (items === null ? 'Merce: l’intero ordine.' : `Merce: ${items}`),
		goodsInStatement: 'Riguarda una parte dell’ordine, come indicato nella dichiarazione.',
		unknown: ({ at, number }) =>
			`Confermiamo di aver ricevuto in data ${at} una dichiarazione di recesso da un acquisto${number === null ? '' : `, con il numero d’ordine ${number}`}.`,
		unknownNext:
			'Questi dati non corrispondono a nessun ordine fatto con questo indirizzo e-mail. Se la dichiarazione è Sua, ci scriva indicando il numero della conferma d’ordine: vale dal momento indicato sopra. Se non è Sua, ignori questo messaggio.',
		whatNext:
			'Restituisca la merce entro 14 giorni da questa dichiarazione. Il rimborso avviene entro 14 giorni dal suo ricevimento, con lo stesso mezzo con cui ha pagato.',
	},
};
