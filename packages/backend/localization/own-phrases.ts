import { type Market, toWordSources } from '../platform/market/market.ts';
import { CHECKOUT_PHRASES } from './checkout-phrases.ts';
import type { OwnPhrases } from './own-phrase-book.ts';

/** What handlers say themselves, in Croatian. */
const PHRASES: OwnPhrases = {
	Magazin: { en: 'Magazine', si: 'Revija', it: 'Magazine', es: 'Revista' },
	'Kolačići na ovim stranicama': {
		en: 'Cookies on these pages',
		de: 'Cookies auf diesen Seiten',
		rs: 'Kolačići na ovim stranicama',
		si: 'Piškotki na teh straneh',
		it: 'Cookie su queste pagine',
		ba: 'Kolačići na ovim stranicama',
		es: 'Cookies en estas páginas',
	},
	'Nužni kolačići čuvaju košaricu i prijavu. Za ostale odlučujete sami, a odluku možete promijeniti kad god želite.': {
		en: 'Necessary cookies keep your basket and your sign-in. About the others you decide, and you can change your mind at any time.',
		de: 'Notwendige Cookies bewahren Warenkorb und Anmeldung. Über die übrigen entscheiden Sie, und Sie können die Entscheidung jederzeit ändern.',
		rs: 'Neophodni kolačići čuvaju korpu i prijavu. O ostalima odlučujete sami, a odluku možete da promenite kad god želite.',
		si: 'Nujni piškotki hranijo košarico in prijavo. O drugih odločate sami in odločitev lahko kadar koli spremenite.',
		it: 'I cookie necessari conservano il carrello e l’accesso. Degli altri decide Lei e può cambiare idea in qualsiasi momento.',
		ba: 'Neophodni kolačići čuvaju korpu i prijavu. O ostalima odlučujete sami, a odluku možete promijeniti kad god želite.',
		es: 'Las cookies necesarias guardan la cesta y la sesión. Sobre las demás decide usted, y puede cambiar la decisión cuando quiera.',
	},
	Nužni: { en: 'Necessary', de: 'Notwendige', rs: 'Neophodni', si: 'Nujni', it: 'Necessari', ba: 'Neophodni', es: 'Necesarias' },
	'Bez njih košarica i prijava ne rade.': {
		en: 'Without them basket and sign-in do not work.',
		de: 'Ohne sie arbeiten Warenkorb und Anmeldung nicht.',
		rs: 'Bez njih korpa i prijava ne rade.',
		si: 'Brez njih košarica in prijava ne delujeta.',
		it: 'Senza di essi carrello e accesso non funzionano.',
		ba: 'Bez njih korpa i prijava ne rade.',
		es: 'Sin ellas la cesta y la sesión no funcionan.',
	},
	Analitika: { en: 'Analytics', de: 'Analyse', it: 'Analisi', es: 'Analítica' },
	'Brojimo posjete stranicama da bismo ih poboljšali.': {
		en: 'We count visits to pages in order to improve them.',
		de: 'Wir zählen Seitenbesuche, um die Seiten zu verbessern.',
		rs: 'Brojimo posete stranicama da bismo ih poboljšali.',
		si: 'Štejemo obiske strani, da jih izboljšamo.',
		it: 'Contiamo le visite alle pagine per migliorarle.',
		ba: 'Brojimo posjete stranicama kako bismo ih poboljšali.',
		es: 'Contamos las visitas a las páginas para mejorarlas.',
	},
	Marketing: { si: 'Trženje' },
	'Prikazujemo Vam oglase prema onome što ste gledali.': {
		en: 'We show you advertisements that fit what you looked at.',
		de: 'Wir zeigen Ihnen Werbung, die zu dem passt, was Sie angesehen haben.',
		rs: 'Prikazujemo Vam oglase prema onome što ste gledali.',
		si: 'Prikazujemo Vam oglase glede na to, kar ste si ogledali.',
		it: 'Le mostriamo annunci adatti a ciò che ha guardato.',
		ba: 'Prikazujemo Vam oglase prema onome što ste gledali.',
		es: 'Le mostramos anuncios según lo que ha visto.',
	},
	'Vrijedi za proizvode na kojima piše kupon.': {
		en: 'Counts for products that say so.',
		de: 'Gilt für Produkte, bei denen der Gutschein steht.',
		rs: 'Važi za proizvode na kojima piše kupon.',
		si: 'Velja za izdelke, pri katerih je naveden kupon.',
		it: 'Vale per i prodotti su cui è indicato il buono.',
		ba: 'Važi za proizvode na kojima piše kupon.',
		es: 'Vale para los productos que lo indican.',
	},
};

/** A text of the backend itself in a market's words. */
function toOwnPhrase(text: string, market: Market): string | undefined {
	const words = PHRASES[text] ?? CHECKOUT_PHRASES[text];
	return (
		words &&
		toWordSources(market)
			.map((source) => words[source])
			.find((found) => found !== undefined)
	);
}

/** Fields in which handlers say something themselves. */
const FIELDS: ReadonlySet<string> = new Set(['title', 'description', 'text']);

/** Puts what handlers say themselves into a market's language, in place, and answers with the records whose title it is. */
export function localizeOwnPhrases(answer: unknown, market: Market): Set<object> {
	const titled = new Set<object>();
	visit(answer);
	return titled;

	function visit(value: unknown): void {
		if (Array.isArray(value)) for (const item of value) visit(item);
		else if (typeof value === 'object' && value !== null)
			for (const [field, inner] of Object.entries(value)) {
				const text = typeof inner === 'string' && FIELDS.has(field) ? toOwnPhrase(inner, market) : undefined;
				if (text === undefined) visit(inner);
				else {
					Reflect.set(value, field, text);
					if (field === 'title') titled.add(value);
				}
			}
	}
}
