import type { TitleAndShort } from '../texts.ts';

/** HTML of the pages about the shop, by Croatian slug. */
export const shopPages: Readonly<Record<string, string>> = {
	'o-nama': [
		'<p>Titraj begann als Werkstatt, in der Verstärker und Messgeräte repariert wurden. Die Kunden fragten öfter, was sie kaufen sollen, als wie man repariert; so kamen zum Werktisch die Regale. Heute haben wir zwölf Filialen, ein Lager in Zagreb und dieselbe Gewohnheit: erst messen, dann empfehlen.</p>',
		'<h2>Wie wir auswählen</h2>',
		'<p>Bevor ein Gerät ins Sortiment kommt, geht es durch die Hände derer, die es später warten. Wir messen Verbrauch, Geräusch und Temperatur, lesen die Anleitung und prüfen, ob es Ersatzteile gibt.</p>',
		'<h2>Wie wir arbeiten</h2>',
		'<ul><li>Der angezeigte Preis gilt und enthält die Mehrwertsteuer.</li><li>Bei jeder Ermäßigung steht der niedrigste Preis der 30 Tage davor.</li><li>Bestände werden im Lauf des Tages aktualisiert, Filiale für Filiale.</li><li>Alte Geräte und Batterien nehmen wir zurück, egal wo sie gekauft wurden.</li></ul>',
		'<h2>Angaben zum Unternehmen</h2>',
		'<p>Titraj d.o.o., Frekvencijska 12, 10000 Zagreb, Kroatien. Steuernummer: 47019263580. E-Mail: info@titraj.example, Telefon: +385 1 555 0140. Adressen und Öffnungszeiten stehen auf der Seite <a href="/poslovnice/">Filialen</a>.</p>',
	].join(''),
	kolacici: [
		'<p>Cookies sind kleine Einträge, die Ihr Browser aufbewahrt. Ohne Ihre Einwilligung verwenden wir nur jene, ohne die der Shop nicht arbeitet.</p>',
		'<h2>Notwendig</h2>',
		'<p>Sie merken sich Ihre Anmeldung, den Warenkorb, die Merkliste und Ihre Auswahl zu Cookies. Sie lassen sich nicht abschalten und verfolgen niemanden.</p>',
		'<h2>Analyse</h2>',
		'<p>Sie zeigen uns, welche Seiten gelesen werden und wo Käufer hängen bleiben. Sie werden geladen, wenn Sie sie erlauben, und entfernt, wenn Sie die Einwilligung widerrufen.</p>',
		'<h2>Marketing</h2>',
		'<p>Damit sehen Sie auf anderen Seiten, was Sie interessiert, statt zufälliger Werbung. Auch sie werden nur mit Ihrer Einwilligung geladen.</p>',
		'<h2>Auswahl ändern</h2>',
		'<p>Der Link zu den Cookie-Einstellungen steht unten auf jeder Seite. Die Auswahl gilt für den Browser, in dem Sie sie getroffen haben. Wie wir mit personenbezogenen Daten umgehen, steht auf der Seite <a href="/privatnost/">Datenschutz</a>.</p>',
	].join(''),
	kontakt: [
		'<h2>Kundendienst</h2>',
		'<p>Telefon: +385 1 555 0140, werktags von 8 bis 18 Uhr. E-Mail: info@titraj.example. Halten Sie bei Fragen zu einer Bestellung deren Nummer bereit; sie steht in der Nachricht, die sie bestätigt hat.</p>',
		'<h2>Service und Reklamation</h2>',
		'<p>E-Mail: reklamacije@titraj.example. Das Gerät können Sie in jeder <a href="/poslovnice/">Filiale</a> abgeben. Wie es weitergeht, steht auf der Seite <a href="/povrat-i-reklamacije/">Rückgabe und Reklamation</a>.</p>',
		'<h2>Sitz</h2>',
		'<p>Titraj d.o.o., Frekvencijska 12, 10000 Zagreb, Kroatien. Steuernummer: 47019263580.</p>',
	].join(''),
};

export const authors: Readonly<Record<string, TitleAndShort>> = {
	'redakcija-doma': ['Redaktion Zuhause', 'Smart Home, Netzwerk, Licht und Arbeitsplätze in Wohnungen, wie sie wirklich sind.'],
	'redakcija-mjerenja': ['Redaktion Messen', 'Misst Spannung, Lärm, Verbrauch und Geduld. Zeichnet die Tests, deren Zahlen Sie nachmessen können.'],
};
