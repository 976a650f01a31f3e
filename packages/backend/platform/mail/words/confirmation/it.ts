import type { ConfirmationWords } from './confirmation-words.ts';

export const itConfirmation: ConfirmationWords = {
	ordered: (moment) => `Ordinato il ${moment}.`,
	delivery: 'Consegna',
	payment: 'Pagamento',
	instalments: (count) => `Rate: ${count}`,
	bill: 'Dati per la fattura',
	companyBill: 'Dati per la fattura aziendale (R1)',
	note: 'La tua nota',
	takeBack: {
		collection: (title) => `Alla consegna ritiriamo gratis un vecchio apparecchio dello stesso tipo: ${title}.`,
		hand_in: (title) => `Puoi consegnare gratis in negozio un vecchio apparecchio dello stesso tipo: ${title}.`,
	},
	backorder: (goods, days) =>
		`Su ordinazione, non ancora in magazzino: ${goods}.${days === null ? '' : ` Giorni fino alla spedizione, come indicato al momento dell’ordine: ${days}.`}`,
	phone: (phone) => `Telefono: ${phone}`,
	email: (email) => `E-mail: ${email}`,
	oib: (oib) => `OIB (codice fiscale): ${oib}`,
	withdrawal: {
		title: 'Diritto di recesso',
		returnCosts: { customer: '; le spese di restituzione sono a tuo carico', shop: '; le spese di restituzione sono a nostro carico' },
		how: ({ email, address }, returnCosts) => [
			`Basta inviarci entro tale termine una dichiarazione esplicita: con il modulo sul nostro sito, per e-mail a ${email} o per posta a ${address}. Puoi usare anche il modulo riportato sotto. Confermiamo il ricevimento per e-mail.`,
			`Rispedisci la merce entro {{law.return_days}} giorni dalla dichiarazione${returnCosts}. Rimborsiamo quanto pagato, con il costo della consegna standard meno cara, entro {{law.refund_days}} giorni dal ricevimento della dichiarazione, con lo stesso mezzo di pagamento. Possiamo attendere che la merce arrivi o che tu dimostri di averla spedita.`,
			'Puoi provare la merce come in negozio; rispondi della diminuzione di valore dovuta a un uso ulteriore. Il recesso è escluso per i beni su misura, per i beni aperti che per motivi di salute o igiene non si restituiscono e per supporti audio, video e software aperti.',
		],
		form: 'Apri il modulo di recesso',
		modelTitle: 'Modulo di recesso tipo',
		model: (to) => [
			'(Compilare e restituire il presente modulo solo se si desidera recedere dal contratto.)',
			`Destinatario: ${to}`,
			'Con la presente io/noi (*) notifico/notifichiamo (*) il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni:',
			'Ordinato il (*) / ricevuto il (*):',
			'Nome del/dei consumatore(i):',
			'Indirizzo del/dei consumatore(i):',
			'Firma del/dei consumatore(i) (solo se il presente modulo è notificato in versione cartacea):',
			'Data:',
			'(*) Cancellare la dicitura inutile.',
		],
	},
	defects: {
		title: 'Responsabilità per i difetti e reclami',
		text: ({ email, address }) => [
			'Rispondiamo per {{law.liability_years}} anni dei difetti esistenti alla consegna. Puoi chiedere la riparazione o la sostituzione e, se non è possibile o non avviene in tempi ragionevoli, la riduzione del prezzo o la risoluzione del contratto.',
			`Invia i reclami a ${email} o per posta a ${address}, indicando il numero dell’ordine. Rispondiamo al più tardi entro {{law.complaint_days}} giorni.`,
		],
	},
	seller: 'Venditore',
	imprint: {
		court: 'Registro',
		capital: 'Capitale sociale',
		management: 'Amministratori',
		mediator: 'Risoluzione extragiudiziale delle controversie',
		returns: 'Indirizzo per la restituzione della merce',
	},
	terms: 'Le condizioni sul nostro sito',
};
