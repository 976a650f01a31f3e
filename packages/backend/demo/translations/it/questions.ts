import type { ContentTexts } from '../content-texts.ts';

export const questions: ContentTexts['questions'] = {
	'cesta-pitanja': [
		[
			'Quando riceverò l’ordine?',
			'<p>Gli ordini ricevuti nei giorni feriali entro le 14 partono il giorno stesso. Tempi e prezzi sono alla pagina <a href="/dostava/">Spedizione</a>.</p>',
		],
		[
			'Posso ordinare senza registrarmi?',
			'<p>Sì. Bastano un indirizzo di consegna e un’e-mail. L’account è utile per seguire gli ordini e tenere una lista dei desideri; altro si trova tra le <a href="/cesta-pitanja/racun/">domande sull’account</a>.</p>',
		],
		[
			'Posso modificare o annullare un ordine?',
			'<p>Fino alla spedizione sì: scriva a info@titraj.example indicando il numero. Dopo ha 14 giorni per il <a href="/povrat-i-reklamacije/">recesso</a>.</p>',
		],
		[
			'Che cosa significa “prezzo più basso degli ultimi 30 giorni”?',
			'<p>È il prezzo più basso a cui abbiamo offerto il prodotto nei 30 giorni prima dello sconto. Così può valutare da solo quanto è grande.</p>',
		],
		['Come si usa un buono?', '<p>Inserisca il codice nel carrello e confermi. Il totale cambia subito. In un ordine vale un buono.</p>'],
		[
			'L’apparecchio si è guastato. Dove lo porto?',
			'<p>In qualsiasi <a href="/poslovnice/">negozio</a>, con lo scontrino. La diagnosi in garanzia è gratuita.</p>',
		],
	],
	'pitanja-o-racunu': [
		[
			'Ho dimenticato la password. E adesso?',
			'<p>Nella pagina di accesso scelga la password dimenticata e inserisca l’e-mail. Il collegamento per la nuova vale un’ora.</p>',
		],
		['Come cambio l’indirizzo di consegna?', '<p>Nei dati dell’account o nell’ordine stesso. Gli ordini già spediti mantengono il loro indirizzo.</p>'],
		[
			'Come elimino l’account?',
			'<p>Nei dati dell’account scelga l’eliminazione. Conserviamo le fatture per il tempo richiesto dalla legge; tutto il resto viene cancellato.</p>',
		],
	],
};
