import type { TitleAndShort } from '../texts.ts';

/** HTML of the pages about the shop, by Croatian slug. */
export const shopPages: Readonly<Record<string, string>> = {
	'o-nama': [
		'<p>Titraj è nata come officina in cui si riparavano amplificatori e strumenti di misura. I clienti chiedevano più spesso che cosa comprare che come riparare, così accanto al banco sono arrivati gli scaffali. Oggi abbiamo dodici negozi, un magazzino a Zagabria e la stessa abitudine: prima misurare, poi consigliare.</p>',
		'<h2>Come scegliamo</h2>',
		'<p>Prima di entrare in catalogo un apparecchio passa per le mani di chi poi lo riparerà. Misuriamo consumo, rumore e temperatura, leggiamo le istruzioni e verifichiamo i ricambi.</p>',
		'<h2>Come lavoriamo</h2>',
		'<ul><li>Il prezzo indicato è definitivo e comprende l’IVA.</li><li>Accanto a ogni sconto è indicato il prezzo più basso dei 30 giorni precedenti.</li><li>Le giacenze si aggiornano durante il giorno, negozio per negozio.</li><li>Ritiriamo vecchi apparecchi e batterie ovunque siano stati acquistati.</li></ul>',
		'<h2>Dati della società</h2>',
		'<p>Titraj d.o.o., Frekvencijska 12, 10000 Zagabria, Croazia. Codice fiscale: 47019263580. E-mail: info@titraj.example, telefono: +385 1 555 0140. Indirizzi e orari sono alla pagina <a href="/poslovnice/">Negozi</a>.</p>',
	].join(''),
	kolacici: [
		'<p>I cookie sono piccole registrazioni conservate dal Suo browser. Senza il Suo consenso usiamo solo quelli senza i quali il negozio non funziona.</p>',
		'<h2>Necessari</h2>',
		'<p>Ricordano l’accesso, il carrello, la lista dei desideri e la scelta sui cookie. Non si possono disattivare e non servono a seguire nessuno.</p>',
		'<h2>Analisi</h2>',
		'<p>Ci aiutano a capire quali pagine vengono lette e dove i clienti si fermano. Vengono caricati quando li consente e rimossi quando revoca il consenso.</p>',
		'<h2>Marketing</h2>',
		'<p>Permettono di mostrarLe su altri siti ciò che Le interessa. Anche questi vengono caricati solo con il Suo consenso.</p>',
		'<h2>Come cambiare la scelta</h2>',
		'<p>Il collegamento alle impostazioni dei cookie è in fondo a ogni pagina. La scelta vale per il browser in cui è stata fatta. Il trattamento dei dati personali è descritto alla pagina <a href="/privatnost/">Privacy</a>.</p>',
	].join(''),
	kontakt: [
		'<h2>Servizio clienti</h2>',
		'<p>Telefono: +385 1 555 0140, nei giorni feriali dalle 8 alle 18. E-mail: info@titraj.example. Per domande su un ordine tenga pronto il numero: è nel messaggio di conferma.</p>',
		'<h2>Assistenza e reclami</h2>',
		'<p>E-mail: reklamacije@titraj.example. Può consegnare l’apparecchio in qualsiasi <a href="/poslovnice/">negozio</a>. Come si procede è spiegato alla pagina <a href="/povrat-i-reklamacije/">Resi e reclami</a>.</p>',
		'<h2>Sede</h2>',
		'<p>Titraj d.o.o., Frekvencijska 12, 10000 Zagabria, Croazia. Codice fiscale: 47019263580.</p>',
	].join(''),
};

export const authors: Readonly<Record<string, TitleAndShort>> = {
	'redakcija-doma': ['Redazione casa', 'Casa intelligente, rete, luce e postazioni di lavoro in case come sono davvero.'],
	'redakcija-mjerenja': ['Redazione misure', 'Misura tensione, rumore, consumi e pazienza. Firma i test con cifre che può ripetere.'],
};
