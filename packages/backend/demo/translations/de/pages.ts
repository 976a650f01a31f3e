import type { TitleAndShort } from '../texts.ts';

export const pages: Readonly<Record<string, TitleAndShort>> = {
	naslovnica: ['Titraj: Computer, Elektronik und Werkzeug mit Messwerten', 'Computer, Elektronik und Werkzeug, mit Messwerten statt Versprechen.'],
	'o-nama': ['Über uns', 'Titraj ist ein kroatischer Technikhändler mit zwölf Filialen, Servicestelle und Werkstatt.'],
	dostava: ['Versand', 'Fristen, Preise und Lieferarten: Paketdienst, Paketstation, Abholung in der Filiale und Lieferung in die Wohnung.'],
	placanje: ['Zahlungsarten', 'Karte, Überweisung, Nachnahme, Raten und Zahlung in der Filiale.'],
	'povrat-i-reklamacije': ['Rückgabe und Reklamation', 'Widerruf innerhalb von 14 Tagen, Mängelhaftung und Garantie: was gilt und wie Sie vorgehen.'],
	'uvjeti-kupnje': [
		'Allgemeine Geschäftsbedingungen',
		'Wie der Vertrag zustande kommt, wie Preise und Ermäßigungen angegeben werden und welche Rechte Sie haben.',
	],
	privatnost: ['Datenschutz', 'Welche personenbezogenen Daten wir verarbeiten, warum, wie lange und welche Rechte Sie haben.'],
	kolacici: ['Cookies', 'Welche Cookies wir verwenden, wozu sie dienen und wie Sie Ihre Auswahl ändern.'],
	kontakt: ['Kontakt', 'Schreiben Sie, rufen Sie an oder kommen Sie vorbei. Wir antworten innerhalb eines Werktags.'],
	'cesta-pitanja': ['Häufige Fragen', 'Kurze Antworten zu Bestellung, Versand, Zahlung, Rückgabe und Service.'],
	'pitanja-o-racunu': ['Fragen zum Benutzerkonto', 'Anmeldung, Passwort, Daten und Löschen des Kontos.'],
	letak: ['Prospekt: Herbst in der Werkstatt', 'Geräte, Werkzeuge und Teile für längere Abende.'],
	'adventski-kalendar': ['Adventskalender', 'Vom 1. bis 24. Dezember jeden Tag ein Angebot, geöffnet von Mitternacht bis Mitternacht.'],
	'jesenski-kalendar': ['Herbstkalender', 'Vom 1. bis 24. November jeden Tag ein Angebot, als Probe für den Advent.'],
	'pravila-kalendara': ['Angebote und Regeln des Adventskalenders', 'Was hinter welchem Türchen war, was es bringt und unter welchen Bedingungen.'],
	'pravila-jesenskog-kalendara': ['Angebote und Regeln des Herbstkalenders', 'Was hinter welchem Türchen war, was es bringt und unter welchen Bedingungen.'],
	'skole-i-radionice': ['Für Schulen und Werkstätten', 'Sets, Vorausrechnungen und Hilfe bei der Ausstattung von Klassenräumen und Technikvereinen.'],
	'rodendan-trgovine': ['Geburtstag des Geschäfts', 'Ankündigung der Frühjahrsfeier, in Vorbereitung.'],
	'radni-kut': ['Arbeitsplatz für den Winter', 'Tisch, Licht, Bildschirm und Ton: alles für einen Arbeitsplatz, der den Rücken schont.'],
	'zastita-okolisa': ['Umweltschutz', 'Rücknahme alter Geräte und Batterien, Reparaturen und Verpackung ohne Kunststoff.'],
};
