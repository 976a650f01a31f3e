import type { CategoryGuides } from '../category-guide.ts';

export const guides: CategoryGuides = {
	heading: (title) => `So wählen Sie richtig: ${title}`,
	guides: {
		racunala: [
			'Gehen Sie von der Arbeit aus, die der Computer leisten soll, nicht von einer Teileliste. Für Büro und Schule genügen 16 GB Arbeitsspeicher und eine SSD, bei Spielen entscheidet die Grafikkarte, beim Videoschnitt die Zahl der Kerne.',
			'Steht der Computer immer am selben Platz, ist ein Desktop-PC für dasselbe Geld schneller, leiser und leichter aufzurüsten.',
		],
		monitori: [
			'Für Texte zählen Schärfe und ein verstellbarer Standfuß, für Spiele Bildwiederholrate und Reaktionszeit. Wir empfehlen 2560 × 1440 Bildpunkte bei 27 Zoll und 3840 × 2160 bei 32 Zoll.',
			'Die Garantiedauer steht in den technischen Daten jedes Modells.',
		],
		periferija: [
			'Tastatur und Maus sind die einzigen Teile des Computers, die Sie den ganzen Tag berühren. In unseren Filialen können Sie sie an Ausstellungstischen ausprobieren.',
			'Stehen viele Geräte auf dem Tisch, sind kabellose mit eigenem Empfänger zuverlässiger als Bluetooth.',
		],
		mreza: [
			'Das Signal geht an Wänden verloren, nicht auf dem Grundriss: Zwei Geräte im Mesh sind besser als ein einzelnes starkes. Fernseher und Desktop-PC schließen Sie nach Möglichkeit per Kabel an.',
			'Für mehr als ein Gigabit prüfen Sie die ganze Kette: Anbieter, Router, Kabel und Netzwerkkarte.',
		],
		'mobiteli-i-tableti': [
			'Sehen Sie vor dem Kauf nach, wie viele Jahre Sicherheitsupdates der Hersteller zusagt: Das ist die wahre Lebensdauer des Geräts.',
			'Bringen Sie Ihr altes Handy zur Abholung mit. Wir übertragen Ihre Daten kostenlos und geben das Gerät zum Recycling.',
		],
		'tv-i-zvuk': [
			'Der Abstand zum Sofa bestimmt die Größe: Rechnen Sie bei 4K mit anderthalb Metern für 55 Zoll. In hellen Räumen sind Mini-LED und QLED besser, in dunklen OLED.',
			'Wandmontage und Abholung des Altgeräts vereinbaren Sie bei der Bestellung.',
		],
		'foto-i-video': [
			'Sensor und Objektiv bleiben ein Jahrzehnt, die Zahl der Megapixel ist nach zwei Jahren vergessen. Für Videos zählen Stabilisierung und ein Autofokus, der sein Motiv nicht verliert.',
			'Wer eine Drohne mit Kamera fliegt, muss sich als Betreiber registrieren.',
		],
		'pametni-dom': [
			'Beginnen Sie mit einer Sache, die Sie jeden Tag stört: Boiler, Heizung oder Licht im Flur. Geräte mit lokaler Steuerung arbeiten auch ohne Internet weiter.',
			'Ein einziges Protokoll in der ganzen Wohnung schont die Nerven; Matter und Zigbee vertragen sich am besten mit anderen.',
		],
		energija: [
			'Ein kräftiges Ladegerät mit mehreren Ausgängen ersetzt eine Schublade voller alter. Richten Sie die Leistung nach dem anspruchsvollsten Gerät, meist dem Notebook.',
			'Alte Akkus und Ladegeräte nehmen wir in allen Filialen zurück.',
		],
		'mjerna-oprema': [
			'Ihr erstes Messgerät sollte ein Multimeter sein, dessen Sicherheitskategorie zum Messort passt. Ein Oszilloskop kommt dazu, wenn das Signal keine ruhige Linie mehr ist.',
			'Einen Kalibrierbericht können Sie zu jedem Gerät bestellen.',
		],
		'lemljenje-i-alat': [
			'Ein guter Lötkolben mit Temperaturregelung ist mehr wert als zehn Watt ohne. Spitzen verschleißen; wählen Sie einen Typ, den Sie leicht nachkaufen können.',
			'Werkzeug für 1000 V kaufen Sie nur mit dem Zeichen EN 60900.',
		],
		'elektronicki-dijelovi': [
			'Nehmen Sie für das erste Projekt ein Set mit Platine, Sensor und Steckbrett. Prüfen Sie den Logikpegel: Ein Eingang für 3,3 V verträgt keine 5 V.',
			'Schulen und Vereine erhalten Rabatt auf Sets; fordern Sie ein Angebot an.',
		],
		gaming: [
			'Eine Konsole ist einfacher, ein Computer anpassungsfähiger. Für Familien genügen meist eine tragbare Konsole und ein zweiter Controller.',
			'Richten Sie die Kindersicherung beim ersten Einschalten ein.',
		],
		ured: [
			'Ein Arbeitsplatz wird der Reihe nach eingestellt: Stuhl, Tisch, Bildschirm, Licht. Ein höhenverstellbarer Tisch lohnt sich, wenn Sie mehr als vier Stunden täglich arbeiten.',
			'Die Kosten pro Seite stehen bei jedem Drucker.',
		],
		rasvjeta: [
			'Achten Sie auf Lumen statt Watt. Wählen Sie 2700 bis 3000 K für das Wohnzimmer, für den Schreibtisch 4000 K mit einem Farbindex über 90.',
			'Wenn Sie dimmen, prüfen Sie, ob die Lampe dimmbar ist und der Schalter zu ihr passt.',
		],
	},
};
