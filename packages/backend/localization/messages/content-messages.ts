import type { Messages } from './messages.ts';

/** Translations of Croatian texts about pages and consents that are written in handlers. */
export const CONTENT_MESSAGES = {
	magazine: {
		title: { en: 'Magazine', si: 'Revija', it: 'Magazine', es: 'Revista' },
	},
	'consent.cookie': {
		title: {
			en: 'Cookies on these pages',
			de: 'Cookies auf diesen Seiten',
			rs: 'Kolačići na ovim stranicama',
			si: 'Piškotki na teh straneh',
			it: 'Cookie su queste pagine',
			ba: 'Kolačići na ovim stranicama',
			es: 'Cookies en estas páginas',
		},
		text: {
			en: 'Necessary cookies keep your basket and your sign-in. You decide about the others, and you can change your mind at any time.',
			de: 'Notwendige Cookies bewahren Warenkorb und Anmeldung. Über die übrigen entscheiden Sie und können Ihre Wahl jederzeit ändern.',
			rs: 'Neophodni kolačići čuvaju korpu i prijavu. O ostalima odlučujete sami, a odluku možete da promenite kad god želite.',
			si: 'Nujni piškotki hranijo košarico in prijavo. O drugih odločate sami in odločitev lahko kadar koli spremenite.',
			it: 'I cookie necessari conservano il carrello e l’accesso. Sugli altri decidi tu e puoi cambiare idea in qualsiasi momento.',
			ba: 'Neophodni kolačići čuvaju korpu i prijavu. O ostalima odlučujete sami, a odluku možete promijeniti kad god želite.',
			es: 'Las cookies necesarias guardan la cesta y la sesión. Sobre las demás decide usted, y puede cambiar la decisión cuando quiera.',
		},
	},
	'consent.necessary': {
		title: { en: 'Necessary', de: 'Notwendig', rs: 'Neophodni', si: 'Nujni', it: 'Necessari', ba: 'Neophodni', es: 'Necesarias' },
		text: {
			en: 'The basket and sign-in do not work without them.',
			de: 'Ohne sie funktionieren Warenkorb und Anmeldung nicht.',
			rs: 'Bez njih korpa i prijava ne rade.',
			si: 'Brez njih košarica in prijava ne delujeta.',
			it: 'Senza di essi carrello e accesso non funzionano.',
			ba: 'Bez njih korpa i prijava ne rade.',
			es: 'Sin ellas la cesta y la sesión no funcionan.',
		},
	},
	'consent.analytics': {
		title: { en: 'Analytics', de: 'Analyse', it: 'Analisi', es: 'Analítica' },
		text: {
			en: 'We count page visits so that we can improve the pages.',
			de: 'Wir zählen Seitenbesuche, um die Seiten zu verbessern.',
			rs: 'Brojimo posete stranicama da bismo ih poboljšali.',
			si: 'Štejemo obiske strani, da jih izboljšamo.',
			it: 'Contiamo le visite alle pagine per migliorarle.',
			ba: 'Brojimo posjete stranicama kako bismo ih poboljšali.',
			es: 'Contamos las visitas a las páginas para mejorarlas.',
		},
	},
	'consent.marketing': {
		title: { si: 'Trženje' },
		text: {
			en: 'We show you adverts that match what you have looked at.',
			de: 'Wir zeigen Ihnen Werbung, die zu dem passt, was Sie angesehen haben.',
			rs: 'Prikazujemo Vam oglase prema onome što ste gledali.',
			si: 'Prikazujemo vam oglase glede na to, kar ste si ogledali.',
			it: 'Ti mostriamo annunci adatti a ciò che hai guardato.',
			ba: 'Prikazujemo Vam oglase prema onome što ste gledali.',
			es: 'Le mostramos anuncios según lo que ha visto.',
		},
	},
} satisfies Messages;
