import { itConfirmation } from './confirmation/it.ts';
import type { MailWords } from './mail-words.ts';

export const it: MailWords = {
	locale: 'it-IT',
	signature: ({ name, street, postcode, city, phone, email }) => `${name}, ${street}, ${postcode} ${city}, Croazia. Telefono ${phone}, ${email}`,
	account: {
		signup: {
			subject: 'Conferma la tua registrazione',
			paragraphs: ['Ti diamo il benvenuto in {shop}. Ancora un passaggio: conferma che questo indirizzo è tuo e potrai accedere.'],
			button: 'Conferma la registrazione',
			smallPrint: 'Il link è valido per 48 ore. Se non hai chiesto tu la registrazione, ignora questo messaggio e non verrà creato alcun account.',
		},
		known: {
			subject: 'Hai già un account su {shop}',
			paragraphs: [
				'Qualcuno ha appena provato a creare un account con questo indirizzo, a cui ne è già associato uno. Se sei stato tu, accedi oppure imposta una nuova password.',
			],
			button: 'Imposta una nuova password',
			smallPrint: 'Se non sei stato tu, non devi fare nulla: il tuo account è rimasto com’era.',
		},
		sign_in: {
			subject: 'Link per accedere',
			paragraphs: [
				'Per il tuo account {shop} è stata inserita troppe volte una password errata. Se vuoi accedere, apri la pagina di accesso con questo link e inserisci la tua password.',
			],
			button: 'Accedi',
			smallPrint: 'Il link è valido per un’ora. Se non vuoi accedere, non devi fare nulla: senza la tua password nessuno può accedere.',
		},
		password: {
			subject: 'Nuova password',
			paragraphs: ['Hai chiesto una nuova password per il tuo account su {shop}. Impostala con il link seguente.'],
			button: 'Imposta una nuova password',
			smallPrint: 'Il link è valido per un’ora e si può usare una sola volta. Se non hai chiesto una nuova password, ignora questo messaggio.',
		},
		password_api: {
			subject: 'Codice per una nuova password',
			paragraphs: ['Hai chiesto una nuova password per il tuo account su {shop}. Inserisci questo codice.'],
			smallPrint: 'Il codice è valido per 15 minuti e si può usare una sola volta. Non comunicarlo a nessuno: {shop} non te lo chiederà mai.',
		},
		password_changed: {
			subject: 'La tua password è stata modificata',
			paragraphs: [
				'La password del tuo account su {shop} è appena stata modificata. Se sei stato tu, non devi fare nulla. In caso contrario, impostane subito una nuova.',
			],
			button: 'Imposta una nuova password',
		},
		email: {
			subject: 'Conferma il nuovo indirizzo e-mail',
			paragraphs: ['Hai chiesto che questo diventi l’indirizzo del tuo account su {shop}.'],
			button: 'Conferma l’indirizzo',
			smallPrint: 'Il link è valido per 24 ore. Fino alla conferma resta valido l’indirizzo attuale.',
		},
		email_changing: {
			subject: 'Modifica dell’indirizzo e-mail',
			paragraphs: [
				'Per il tuo account su {shop} è stato chiesto un altro indirizzo e-mail. Se sei stato tu, confermalo dal messaggio inviato al nuovo indirizzo. In caso contrario, imposta subito una nuova password.',
			],
			button: 'Imposta una nuova password',
		},
		closed: {
			subject: 'L’account è chiuso',
			paragraphs: [
				'Il tuo account su {shop} è chiuso e i dati che conteneva sono stati cancellati. Conserviamo gli ordini per il tempo richiesto dalla legge.',
				'Grazie per la tua fiducia.',
			],
		},
	},
	newsletter: {
		subject: 'Conferma l’iscrizione alle novità',
		paragraphs: ['Hai chiesto di ricevere le novità di {shop}. Conferma che questo indirizzo è tuo per iniziare a riceverle.'],
		button: 'Conferma l’iscrizione',
		smallPrint: 'Con lo stesso link puoi anche annullare l’iscrizione. Se non sei stato tu, ignora questo messaggio: senza conferma non ti inviamo nulla.',
	},
	stockAlert: {
		ask: (title) => ({
			subject: 'Vuoi sapere quando il prodotto torna disponibile?',
			paragraphs: [`Hai chiesto un avviso per quando «${title}» torna disponibile. Conferma che questo indirizzo è tuo e ti invieremo un solo messaggio.`],
			button: 'Conferma',
			smallPrint: 'Con lo stesso link puoi anche annullare l’avviso. Se non sei stato tu, ignora questo messaggio: senza conferma non ti inviamo nulla.',
		}),
		back: (title, url) => ({
			subject: `Di nuovo disponibile: ${title}`,
			paragraphs: [`«${title}», il prodotto che aspettavi, è di nuovo disponibile. Non possiamo riservarlo e i pezzi possono essere pochi.`],
			button: 'Vedi il prodotto',
			smallPrint: `Questo è l’unico messaggio su questo prodotto. Che cosa ne conserviamo: ${url}`,
		}),
	},
	priceAlert: {
		ask: (title, price) => ({
			subject: 'Vuoi sapere quando il prezzo scende?',
			paragraphs: [
				`Hai chiesto un avviso per quando «${title}» costerà al massimo ${price}. Conferma che questo indirizzo è tuo e ti invieremo un solo messaggio.`,
			],
			button: 'Conferma',
			smallPrint: 'Con lo stesso link puoi anche annullare l’avviso. Se non sei stato tu, ignora questo messaggio: senza conferma non ti inviamo nulla.',
		}),
		cheaper: (title, price, url) => ({
			subject: `Prezzo più basso: ${title}`,
			paragraphs: [`«${title}» ora costa ${price}. Il prezzo può cambiare prima dell’acquisto.`],
			button: 'Vedi il prodotto',
			smallPrint: `Questo è l’unico messaggio su questo prodotto. Che cosa ne conserviamo: ${url}`,
		}),
	},
	merchant: {
		order: (number, total) => `Nuovo ordine ${number} (${total})`,
		message: 'Nuovo messaggio dal modulo di contatto',
		withdrawal: (reference) => `Dichiarazione di recesso (${reference})`,
		failedJob: (name) => `Un’operazione non è riuscita: ${name}`,
		customer: (who) => `Cliente: ${who}`,
		orderNumber: (number) => `Numero d’ordine: ${number}`,
		answer: 'La risposta a questo messaggio arriva al cliente.',
		failedNext: 'Il negozio non la completa da solo finché la causa non è rimossa. Elenco delle operazioni non riuscite e ripetizione: /admin/#/jobs.',
		refusedRefund: (number, amount) => `Un rimborso è stato rifiutato: ordine ${number} (${amount})`,
		refusedNext: (number) =>
			`Il denaro non è stato rimborsato. Verificate presso il fornitore dei pagamenti, poi ripetete il rimborso o pagatelo voi stessi: /admin/#/orders/${number}.`,
		smallPrint: 'Il negozio {shop} invia questo messaggio a sé stesso. I destinatari si cambiano in /admin/#/jobs.',
	},
	abandonment: {
		subject: 'Abbiamo salvato il tuo carrello',
		paragraphs: ['I prodotti che hai scelto ti aspettano nel carrello. Puoi continuare da qualsiasi dispositivo.'],
		button: 'Apri il carrello',
		smallPrint: 'Il link è valido per 30 giorni. Prezzi e disponibilità possono cambiare.',
	},
	voucher: {
		subject: 'La tua carta regalo di {shop}',
		paragraphs: [
			'Per te è stata emessa una carta regalo di {shop}. Inserisci questo codice nel carrello e paga con essa tutto l’ordine o una parte. Quello che resta vale per il prossimo acquisto.',
		],
		smallPrint: 'Conserva questa e-mail: chi ha il codice può usarlo per pagare, e non possiamo mostrarlo di nuovo.',
	},
	voucherFacts: { value: 'Valore', validTo: 'Valida fino al', paid: 'Pagato con carta regalo', toPay: 'Da pagare', back: 'Restituito sulla carta regalo' },
	order: {
		subject: (number) => `Abbiamo ricevuto l’ordine ${number}`,
		thanks: (number) => `Grazie per il tuo ordine. Il numero è ${number}.`,
		onItsWay: 'Ti scriveremo appena sarà in viaggio.',
		afterTransfer: 'Spediamo la merce, o la prepariamo per il ritiro, appena riceviamo il bonifico.',
		storeHours: (hours) => `Orari: ${hours}`,
		transferData: {
			title: 'Dati per il bonifico',
			recipient: 'Beneficiario',
			iban: 'IBAN',
			amount: 'Importo',
			reference: 'Causale',
			payUntil: 'Da pagare entro',
			code: 'Codice di pagamento. Se non lo vedi, apri i dati per il bonifico.',
			open: 'Apri i dati per il bonifico con il codice QR',
		},
		delivery: (from, to) => `Consegna prevista: ${to === undefined ? from : `${from} – ${to}`}`,
		ready: (day) => `Pronto per il ritiro dal ${day}`,
		pickup: (store) => `Ritiro: ${store}. Quando l’ordine sarà pronto, ti invieremo un messaggio.`,
		locker: ({ title, address, postcode, city, hours }) => `Punto di ritiro automatico: ${title}, ${address}, ${postcode} ${city}. Orari: ${hours}.`,
		total: 'Totale',
		tax: 'Di cui IVA',
		open: 'Vedi l’ordine',
		withdrawal: 'Puoi recedere dall’acquisto entro {{law.withdrawal_days}} giorni dal ricevimento della merce, senza indicarne il motivo.',
		confirmation: itConfirmation,
		checking: (number) =>
			`Abbiamo ricevuto il tuo ordine ${number}. Gli ordini di questo importo vengono prima verificati: la merce sarà riservata quando avremo confermato l’ordine e fino ad allora non c’è nulla da pagare. Ti scriveremo per e-mail.`,
		reservedOnPayment: 'La merce non è ancora riservata: la riserviamo quando riceviamo il pagamento.',
		keptUntil: (day) => `Conserviamo l’ordine fino al ${day}. Se non lo ritiri entro tale data, lo annulliamo senza alcun addebito.`,
		onPage: 'Nome, indirizzo e nota non sono ripetuti in questo messaggio: si trovano nella pagina dell’ordine.',
		several: {
			subject: 'Ordini con il tuo indirizzo e-mail',
			text: 'Con questo indirizzo sono stati inviati in poco tempo più ordini o dichiarazioni, perciò ne parliamo in un solo messaggio. Se non sei stato tu, non devi fare nulla.',
		},
		lookup: {
			subject: (number) => `Link al tuo ordine ${number}`,
			paragraphs: (number) => [
				`Per l’ordine ${number} è stato inserito più volte un indirizzo e-mail errato, perciò per un po’ non si può aprire inserendo l’indirizzo. Questo link lo apre. Se non l’hai richiesto, non devi fare nulla.`,
			],
		},
		confirmed: {
			subject: (number) => `Abbiamo confermato il tuo ordine ${number}`,
			paragraphs: (number) => [
				`L’ordine ${number} è confermato e la merce è riservata. La pagina dell’ordine indica i passi successivi; se si paga in anticipo, puoi pagare lì.`,
			],
		},
		rejected: {
			subject: (number) => `L’ordine ${number} è stato annullato`,
			paragraphs: (number) => [
				`Non possiamo consegnare l’ordine ${number}, perciò lo abbiamo annullato. Non ti viene addebitato nulla. Per domande rispondi a questo messaggio.`,
			],
		},
		paid: {
			subject: (number) => `Abbiamo ricevuto il pagamento dell’ordine ${number}`,
			paragraphs: (number) => [`Grazie. Il pagamento è arrivato e stiamo preparando l’ordine ${number}.`],
		},
		paid_lacking: {
			subject: (number) => `Abbiamo ricevuto il pagamento dell’ordine ${number}, ma la merce non è disponibile`,
			paragraphs: (number) => [
				`Abbiamo ricevuto il pagamento dell’ordine ${number}, ma al momento la merce disponibile non è sufficiente. Ti scriveremo appena lo sarà.`,
				'Se non vuoi aspettare, rispondi a questo messaggio: annulleremo l’ordine e ti rimborseremo.',
			],
		},
		rejected_paid: {
			subject: (number) => `L’ordine ${number} è stato annullato`,
			paragraphs: (number) => [
				`Non possiamo consegnare l’ordine ${number} e lo abbiamo annullato. Ti rimborsiamo con lo stesso mezzo di pagamento, al più tardi entro 14 giorni dall’annullamento.`,
				'Se hai pagato con bonifico, rispondi a questo messaggio indicando l’IBAN per il rimborso.',
			],
		},
		shipped: {
			subject: (number) => `Il tuo ordine ${number} è in viaggio`,
			paragraphs: (number) => [`L’ordine ${number} è in viaggio.`],
		},
		shipped_part: {
			subject: (number) => `Una parte del tuo ordine ${number} è in viaggio`,
			paragraphs: (number) => [`Una parte dell’ordine ${number} è in viaggio. Spediremo il resto in seguito e ti scriveremo di nuovo.`],
		},
		shipped_rest: {
			subject: (number) => `Il resto del tuo ordine ${number} è in viaggio`,
			paragraphs: (number) => [`Il resto dell’ordine ${number} è in viaggio. Ora abbiamo spedito tutto ciò che hai ordinato.`],
		},
		tracking_changed: {
			subject: (number) => `Tracciamento dell’ordine ${number}`,
			paragraphs: (number) => [`Questi sono i dati per seguire la spedizione dell’ordine ${number}. Se prima ne hai ricevuti altri, valgono questi.`],
		},
		shipment: { contents: 'In questa spedizione', next: 'Da spedire' },
		lines_cancelled: {
			subject: (number) => `Il tuo ordine ${number} è cambiato`,
			paragraphs: (number) => [
				`Non possiamo consegnare una parte dell’ordine ${number} e l’abbiamo annullata. Se l’hai pagata, ti rimborsiamo con lo stesso mezzo di pagamento, al più tardi entro 14 giorni dall’annullamento.`,
			],
		},
		goods_added: {
			subject: (number) => `Abbiamo aggiunto prodotti all’ordine ${number}`,
			paragraphs: (number) => [
				`Come concordato, abbiamo aggiunto prodotti all’ordine ${number}. Questo messaggio conferma l’intero ordine e sostituisce la conferma precedente.`,
			],
		},
		return_received: {
			subject: (number) => `Abbiamo ricevuto il tuo reso dall’ordine ${number}`,
			paragraphs: (number) => [`I prodotti dell’ordine ${number} sono tornati da noi.`],
		},
		refunded: {
			subject: (number) => `Abbiamo rimborsato il tuo ordine ${number}`,
			paragraphs: (number) => [`Il denaro dell’ordine ${number} è stato rimborsato. Quando arriverà sul tuo conto dipende dalla banca.`],
		},
		changedGoods: { lines_cancelled: 'Annullato', goods_added: 'Aggiunto', return_received: 'Prodotti restituiti' },
		refundDue: 'Ti rimborsiamo',
		refundPaid: 'Rimborsato',
		tracking: { title: 'Tracciamento del pacco', link: 'Segui il pacco' },
		ready_for_pickup: {
			subject: (number) => `Il tuo ordine ${number} è pronto per il ritiro`,
			paragraphs: (number) => [`L’ordine ${number} è pronto per il ritiro. La pagina dell’ordine indica dove ti aspetta.`],
		},
		store_changed: {
			subject: (number) => `Ritiri l’ordine ${number} in un altro negozio`,
			paragraphs: (number) => [`Come concordato, ritiri l’ordine ${number} in un altro negozio. Ti scriveremo quando sarà pronto.`],
		},
		cancelled: {
			subject: (number) => `L’ordine ${number} è stato annullato`,
			paragraphs: (number) => [
				`L’ordine ${number} non è stato pagato entro il termine, perciò lo abbiamo annullato. Non ti viene addebitato nulla e i prodotti sono di nuovo in vendita.`,
				'Se nel frattempo hai pagato, faccelo sapere: ti rimborseremo l’importo.',
			],
		},
		cancelled_by_customer: {
			subject: (number) => `L’ordine ${number} è stato annullato`,
			paragraphs: (number) => [
				`Hai annullato l’ordine ${number}. Non ti viene addebitato nulla e i prodotti sono di nuovo in vendita.`,
				'Se non sei stato tu ad annullare l’ordine, rispondi a questo messaggio.',
			],
		},
		cancelled_paid: {
			subject: (number) => `L’ordine ${number} è stato annullato`,
			paragraphs: (number) => [
				`Hai annullato l’ordine ${number}, già pagato. Ti rimborsiamo con lo stesso mezzo di pagamento, al più tardi entro {{law.refund_days}} giorni dall’annullamento.`,
				'Se hai pagato con bonifico, rispondi a questo messaggio indicando l’IBAN per il rimborso. Rispondi anche se non sei stato tu ad annullare l’ordine.',
			],
		},
	},
	withdrawal: {
		subject: (reference) => `Abbiamo ricevuto la tua dichiarazione di recesso (${reference})`,
		received: ({ at, number, name }) =>
			`Confermiamo di aver ricevuto in data ${at} la dichiarazione di recesso dall’acquisto per l’ordine ${number}, inviata da ${name}.`,
		goods: (items) => (items === null ? 'Merce: l’intero ordine.' : `Merce: ${items}`),
		goodsInStatement: 'Riguarda una parte dell’ordine, come indicato nella dichiarazione.',
		unknown: ({ at, number }) =>
			`Confermiamo di aver ricevuto in data ${at} una dichiarazione di recesso da un acquisto${number === null ? '' : `, con il numero d’ordine ${number}`}.`,
		unknownNext:
			'Questi dati non corrispondono a nessun ordine fatto con questo indirizzo e-mail. Se la dichiarazione è tua, scrivici indicando il numero della conferma d’ordine: vale dal momento indicato sopra. Se non è tua, ignora questo messaggio.',
		whatNext:
			'Restituisci la merce entro {{law.return_days}} giorni da questa dichiarazione. Ti rimborsiamo entro {{law.refund_days}} giorni dal suo ricevimento, con lo stesso mezzo con cui hai pagato.',
	},
};
