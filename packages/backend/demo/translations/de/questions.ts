import type { ContentTexts } from '../content-texts.ts';

export const questions: ContentTexts['questions'] = {
	'cesta-pitanja': [
		[
			'Wann kommt meine Bestellung?',
			'<p>Bestellungen, die an Werktagen bis 14 Uhr eingehen, versenden wir am selben Tag. Fristen und Preise stehen auf der Seite <a href="/dostava/">Versand</a>.</p>',
		],
		[
			'Kann ich ohne Konto bestellen?',
			'<p>Ja. Lieferadresse und E-Mail genügen. Ein Konto hilft, wenn Sie Bestellungen verfolgen und eine Merkliste führen möchten; mehr dazu bei den <a href="/cesta-pitanja/racun/">Fragen zum Benutzerkonto</a>.</p>',
		],
		[
			'Kann ich eine Bestellung ändern oder stornieren?',
			'<p>Bis zum Versand: Schreiben Sie mit der Bestellnummer an info@titraj.example. Danach haben Sie 14 Tage für den <a href="/povrat-i-reklamacije/">Widerruf</a>.</p>',
		],
		[
			'Was bedeutet „niedrigster Preis der letzten 30 Tage“?',
			'<p>Es ist der niedrigste Preis, zu dem wir das Produkt in den 30 Tagen vor der Ermäßigung angeboten haben. So sehen Sie selbst, wie groß sie ist.</p>',
		],
		[
			'Wie löse ich einen Gutschein ein?',
			'<p>Geben Sie den Code im Warenkorb ein und bestätigen Sie. Der Betrag ändert sich sofort. Pro Bestellung gilt ein Gutschein.</p>',
		],
		[
			'Mein Gerät ist defekt. Wohin damit?',
			'<p>In jede <a href="/poslovnice/">Filiale</a>, mit der Rechnung. Die Diagnose innerhalb der Garantie kostet nichts.</p>',
		],
	],
	'pitanja-o-racunu': [
		[
			'Passwort vergessen: was nun?',
			'<p>Wählen Sie auf der Anmeldeseite „Passwort vergessen“ und geben Sie Ihre E-Mail ein. Der Link für ein neues gilt eine Stunde.</p>',
		],
		[
			'Wie ändere ich die Lieferadresse?',
			'<p>In den Daten Ihres Kontos oder in der Bestellung selbst. Bereits versandte Bestellungen behalten ihre Adresse.</p>',
		],
		[
			'Wie lösche ich mein Konto?',
			'<p>Wählen Sie in den Daten des Kontos das Löschen. Rechnungen bewahren wir so lange auf, wie das Gesetz verlangt; alles andere wird gelöscht.</p>',
		],
	],
};
