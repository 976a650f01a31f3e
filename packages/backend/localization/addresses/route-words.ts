import type { Market } from '../../platform/market/market.ts';

/** Languages with their own path segments; `rs`, `me` and `ba` use the Croatian ones, `at` the German ones (D36). */
type WordLanguage = 'hr' | 'en' | 'de' | 'si' | 'it' | 'es';

const LANGUAGE_OF: Record<Market, WordLanguage> = { hr: 'hr', ba: 'hr', rs: 'hr', me: 'hr', en: 'en', de: 'de', at: 'de', si: 'si', it: 'it', es: 'es' };

type Words = Readonly<Record<WordLanguage, string>>;

const row = (hr: string, en: string, de: string, si: string, it: string, es: string): Words => ({ hr, en, de, si, it, es });

/** First path segments of localized URLs (Spec 2, Localised catalog base words). */
const ROOTS: readonly Words[] = [
	row('proizvodi', 'products', 'produkte', 'izdelki', 'prodotti', 'productos'),
	row('marke', 'brands', 'marken', 'znamke', 'marchi', 'marcas'),
	row('magazin', 'magazine', 'magazin', 'revija', 'rivista', 'revista'),
	row('poslovnice', 'stores', 'filialen', 'poslovalnice', 'negozi', 'tiendas'),
	row('nagradne-igre', 'sweepstakes', 'gewinnspiele', 'nagradne-igre', 'concorsi', 'sorteos'),
	row('newsletter', 'newsletter', 'newsletter', 'newsletter', 'newsletter', 'newsletter'),
	row('opet-na-zalihi', 'back-in-stock', 'wieder-lieferbar', 'spet-na-zalogi', 'di-nuovo-disponibile', 'de-nuevo-disponible'),
	row('niza-cijena', 'lower-price', 'niedrigerer-preis', 'nizja-cena', 'prezzo-piu-basso', 'precio-mas-bajo'),
	row('trazi', 'search', 'suche', 'iskanje', 'cerca', 'buscar'),
	row('usporedba', 'compare', 'vergleich', 'primerjava', 'confronto', 'comparar'),
	row('lista-zelja', 'wishlist', 'wunschliste', 'seznam-zelja', 'lista-desideri', 'lista-de-deseos'),
	row('moj-racun', 'account', 'konto', 'moj-racun', 'account', 'mi-cuenta'),
	row('webshop', 'webshop', 'webshop', 'webshop', 'webshop', 'webshop'),
];

const TAGS = row('tagovi', 'tags', 'tags', 'oznake', 'tag', 'etiquetas');

/** Later path segments, by the Croatian first segment. */
const INNER: Readonly<Record<string, readonly Words[]>> = {
	proizvodi: [TAGS, row('lista', 'list', 'liste', 'seznam', 'lista', 'lista')],
	magazin: [TAGS, row('autori', 'authors', 'autoren', 'avtorji', 'autori', 'autores')],
	'moj-racun': [
		row('prijava', 'sign-in', 'anmelden', 'prijava', 'accedi', 'acceder'),
		row('registracija', 'sign-up', 'registrieren', 'registracija', 'registrati', 'registro'),
		row('zaboravljena-lozinka', 'forgotten-password', 'passwort-vergessen', 'pozabljeno-geslo', 'password-dimenticata', 'contrasena-olvidada'),
		row('potvrda-registracije', 'confirm-sign-up', 'registrierung-bestaetigen', 'potrditev-registracije', 'conferma-registrazione', 'confirmar-registro'),
		row('registracija-potvrdena', 'sign-up-confirmed', 'registrierung-bestaetigt', 'registracija-potrjena', 'registrazione-confermata', 'registro-confirmado'),
		row('nova-lozinka', 'new-password', 'neues-passwort', 'novo-geslo', 'nuova-password', 'nueva-contrasena'),
		row('podaci', 'details', 'daten', 'podatki', 'dati', 'datos'),
		row('lista-zelja', 'wishlist', 'wunschliste', 'seznam-zelja', 'lista-desideri', 'lista-de-deseos'),
		row('kuponi', 'coupons', 'gutscheine', 'kuponi', 'buoni', 'cupones'),
		row('komentari', 'comments', 'kommentare', 'komentarji', 'commenti', 'comentarios'),
		row('adrese', 'addresses', 'adressen', 'naslovi', 'indirizzi', 'direcciones'),
		row('privole', 'consents', 'einwilligungen', 'privolitve', 'consensi', 'consentimientos'),
		row('zatvaranje-racuna', 'close-account', 'konto-schliessen', 'zaprtje-racuna', 'chiusura-account', 'cerrar-cuenta'),
		row('logout', 'logout', 'logout', 'logout', 'logout', 'logout'),
	],
	webshop: [
		row('narudzbe', 'orders', 'bestellen', 'narocila', 'orders', 'orders'),
		row('racun', 'invoice', 'rechnung', 'racun', 'fattura', 'factura'),
		row('kosarica', 'cart', 'warenkorb', 'kosarica', 'carrello', 'carrito'),
		row('prijava', 'sign-in', 'anmelden', 'prijava', 'accedi', 'acceder'),
		row('podaci', 'details', 'daten', 'podatki', 'dati', 'datos'),
		row('dostava', 'shipping', 'versand', 'dostava', 'spedizione', 'envio'),
		row('placanje', 'payment', 'zahlung', 'placilo', 'pagamento', 'pago'),
		row('pregled', 'review', 'pruefen', 'pregled', 'riepilogo', 'resumen'),
		row('placanje-kreiranje', 'payment-create', 'zahlung-erstellen', 'placilo-ustvarjanje', 'pagamento-creazione', 'pago-creacion'),
		row('novo-placanje', 'new-payment', 'neue-zahlung', 'novo-placilo', 'nuovo-pagamento', 'nuevo-pago'),
		row('placanje-obrazac', 'payment-form', 'zahlung-formular', 'placilo-obrazec', 'pagamento-modulo', 'pago-formulario'),
		row('neuspjela-narudzba', 'failed-order', 'bestellung-fehlgeschlagen', 'neuspelo-narocilo', 'ordine-fallito', 'pedido-fallido'),
		row('hvala', 'thank-you', 'danke', 'hvala', 'grazie', 'gracias'),
		row('narudzba', 'order', 'bestellung', 'narocilo', 'ordine', 'pedido'),
		row('pronadi-narudzbu', 'find-order', 'bestellung-finden', 'najdi-narocilo', 'trova-ordine', 'buscar-pedido'),
		row('odustanak', 'withdrawal', 'widerruf', 'odstop', 'recesso', 'desistimiento'),
	],
};

/** Word in the path of a product: `{slug}-{item word}-{id}` (Spec 2, Route templates; D36). */
const ITEM = row('proizvod', 'product', 'produkt', 'izdelek', 'prodotto', 'producto');

/** Translates a Croatian first path segment; null if it is not a fixed word but a page's slug. */
export const toRootWord = (word: string, market: Market): string | null => wordOf(ROOTS, word, market);

/** Translates a Croatian path segment below the (Croatian) first segment `root`; null if it is not a fixed word. */
export const toInnerWord = (root: string, word: string, market: Market): string | null => wordOf(INNER[root] ?? [], word, market);

export const toItemWord = (market: Market): string => ITEM[LANGUAGE_OF[market]];

const wordOf = (table: readonly Words[], word: string, market: Market): string | null => table.find(({ hr }) => hr === word)?.[LANGUAGE_OF[market]] ?? null;
