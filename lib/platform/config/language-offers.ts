/** Texts that offer a language to visitors who may prefer it, in that language, by code (Spec 1). */
export const LANGUAGE_OFFERS: Readonly<Record<string, { readonly text: string; readonly yes: string; readonly no: string }>> = {
	hr: { text: 'Ova stranica postoji i na hrvatskom.', yes: 'Prikaži na hrvatskom', no: 'Ostani ovdje' },
	en: { text: 'This page is also available in English.', yes: 'Show in English', no: 'Stay here' },
	de: { text: 'Diese Seite gibt es auch auf Deutsch.', yes: 'Auf Deutsch anzeigen', no: 'Hier bleiben' },
	at: { text: 'Diese Seite gibt es auch für Österreich.', yes: 'Zur Seite für Österreich', no: 'Hier bleiben' },
	rs: { text: 'Ova stranica postoji i na srpskom.', yes: 'Prikaži na srpskom', no: 'Ostani ovde' },
	si: { text: 'Ta stran je na voljo tudi v slovenščini.', yes: 'Prikaži v slovenščini', no: 'Ostani tukaj' },
	it: { text: 'Questa pagina è disponibile anche in italiano.', yes: 'Mostra in italiano', no: 'Resta qui' },
	ba: { text: 'Ova stranica postoji i na bosanskom.', yes: 'Prikaži na bosanskom', no: 'Ostani ovdje' },
	me: { text: 'Ova stranica postoji i na crnogorskom.', yes: 'Prikaži na crnogorskom', no: 'Ostani ovdje' },
	es: { text: 'Esta página también está disponible en español.', yes: 'Mostrar en español', no: 'Quedarse aquí' },
};
