import type { ProductPhrases } from '../product-texts.ts';

export const productPhrases: ProductPhrases = {
	and: 'und',
	short: ['{noun} von {maker}: {specs}.', '{noun} mit gemessenen Werten: {specs}.', '{noun} für alle, die zuerst die Tabelle lesen: {specs}.'],
	lead: [
		'Auf einen Blick: {specs}.',
		'Die wichtigsten Werte lauten {specs}.',
		'Zum Merken: {specs}.',
		'Kurz gesagt bietet dieses Modell von {maker} {specs}.',
		'Drei Angaben entscheiden hier: {specs}.',
	],
	headings: ['Gut zu wissen', 'In Zahlen', 'Das bekommen Sie'],
	service: [
		'Bestellungen, die an Werktagen bis 14 Uhr eingehen, versenden wir am selben Tag.',
		'Sie können den Kauf innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen.',
		'Wenn Sie unsicher sind, ob dieses Modell zu Ihnen passt, schreiben Sie uns: Wir antworten innerhalb eines Werktags.',
		'Die Garantie gilt mit der Rechnung, und das Gerät können Sie in jeder unserer Filialen abgeben.',
		'Verpackung und Altgerät nehmen wir bei der Abholung zurück.',
	],
	themes: {
		display: [
			'Auflösung, Bildwiederholrate und Paneltyp bestimmen das Bild im Alltag, deshalb stehen alle drei hier.',
			'Vor dem Versand prüfen wir gleichmäßige Ausleuchtung und Pixelfehler.',
		],
		computing: [
			'Speicher und Laufwerk entscheiden, wie lange ein Rechner flott bleibt; wählen Sie beides für die kommenden Jahre.',
			'Die Werte in der Tabelle sind gemessen und nicht vom Karton abgeschrieben.',
		],
		part: [
			'Prüfen Sie vor der Bestellung Maße und Leistungsaufnahme in der Tabelle.',
			'Wenn Sie unsicher sind, ob es in Ihren Rechner passt, senden Sie uns die Teileliste.',
		],
		input: [
			'Griff, Hub und Gewicht sind Gewohnheitssache: In unseren Filialen können Sie das Modell ausprobieren.',
			'Kleinteile sind einzeln erhältlich, damit ein gutes Gerät nicht in der Schublade endet.',
		],
		audio: [
			'Messwerte erzählen die eine Hälfte, Ihre eigene Musik die andere.',
			'Klang beurteilt man am besten dort, wo man hört; nehmen Sie sich beim Ausprobieren Zeit.',
		],
		network: [
			'Die Geschwindigkeit auf dem Etikett wird nur erreicht, wenn der Rest des Netzes mithält.',
			'Die Einrichtung dauert wenige Minuten und verlangt kein Benutzerkonto.',
		],
		mobile: [
			'Die Dauer der Sicherheitsupdates steht vor dem Kauf fest und nicht erst im Kleingedruckten.',
			'Akku und Display tauscht unsere eigene Werkstatt, meist noch am selben Tag.',
		],
		photo: [
			'Gutes Licht bewirkt mehr als jede Einstellung, der Rest steht in der Tabelle.',
			'Auf Wunsch zeigen wir Ihnen Menü und Einstellungen bei der Abholung.',
		],
		home: ['Das Gerät arbeitet auch ohne Internet weiter, weil die Zeitpläne in ihm selbst gespeichert sind.', 'Verbrauchsteile sind einzeln erhältlich.'],
		bench: [
			'Ein gutes Instrument zeigt heute und in einem Jahr denselben Wert.',
			'Die Grenzwerte in der Tabelle sagen auch, wo sicher gearbeitet werden darf.',
		],
		tool: ['Die Qualität von Stahl und Griff spürt man bei der hundertsten Schraube.', 'Einsätze, Spitzen und Ersatzteile bleiben über Jahre lieferbar.'],
		small: ['Eine Kleinigkeit, auf die ein Projekt aber meistens wartet.', 'Die Serie steht auf der Verpackung, damit eine spätere Bestellung dazu passt.'],
		power: [
			'Schutz vor Überhitzung und Kurzschluss wird an jedem einzelnen Gerät geprüft.',
			'Die Nennleistung sagt nur zusammen mit der Zahl der Verbraucher die Wahrheit, deshalb steht beides hier.',
		],
		furniture: [
			'Gute Haltung beginnt mit der richtigen Höhe, messen Sie daher vor der Auswahl nach.',
			'Teile sind einzeln erhältlich, von der Rolle bis zur ganzen Platte.',
		],
		light: ['Lichtstrom und Farbwiedergabe sind gemessen und nicht geschätzt.', 'Wärmeres Licht passt zum Abend, neutrales zur Arbeit.'],
		play: [
			'Schnelle Reaktion zählt mehr als Lichteffekte, die Werte stehen in der Tabelle.',
			'In der Spielecke unserer größeren Filialen können Sie es ausprobieren.',
		],
		print: [
			'Die Kosten pro Seite entscheiden mehr als der Gerätepreis, deshalb steht die Reichweite in der Tabelle.',
			'Verbrauchsmaterial kommt am nächsten Werktag, leere Behälter nehmen wir zurück.',
		],
	},
};
