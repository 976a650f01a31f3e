import type { BundleTexts } from '../product-texts.ts';

export const bundles: BundleTexts = {
	note: 'Der Preisvorteil gilt für das ganze Paket; Garantie und Rückgabe gelten für jedes Produkt einzeln.',
	rows: [
		[
			'Paket Schreibtisch: Monitor, Tastatur und Maus',
			'Monitor, Tastatur und Maus für einen aufgeräumten Arbeitsplatz.',
			'Drei Dinge, die ohnehin zusammen gekauft werden, in Größe und Anschlüssen abgestimmt.',
		],
		[
			'Paket Einstieg in die Elektronik',
			'Platine, Sensor, Widerstände und Multimeter für erste Projekte.',
			'Alles für die erste Messung und die erste blinkende Diode, ohne Rätselraten.',
		],
		[
			'Paket Reparaturwerkstatt',
			'Lötstation, Werkzeug und Netzteil für Reparaturen.',
			'Mehr braucht es für Reparaturen zu Hause nicht, und jedes Teil bleibt auch später nützlich.',
		],
		['Paket Podcast für eine Person', 'Mikrofon, Kopfhörer und Kamera für Ton und Bild.', 'Stimme, Mithören und Bild in einer Bestellung, ohne Adapter.'],
		[
			'Paket Heimnetz',
			'Router, Switch und Kabel für eine vernetzte Wohnung.',
			'Funk für die Handys, Kabel für Fernseher und Schreibtisch, alles in einem Netz.',
		],
		[
			'Paket Reise',
			'Powerbank, Ladegerät, Kabel und Kopfhörer für unterwegs.',
			'Vier Kleinigkeiten, die am häufigsten vergessen werden, jetzt in einer Schachtel.',
		],
		[
			'Paket Gehäuse mit Netzteil und Kühlung',
			'Gehäuse, Netzteil und Kühler für den Eigenbau.',
			'Die Basis eines Rechners, die bleibt, wenn Prozessor und Mainboard getauscht werden.',
		],
		[
			'Paket Spielen zu zweit',
			'Konsole, zweiter Controller und Kopfhörer.',
			'Zu zweit braucht man einen zweiten Controller und für den Hausfrieden Kopfhörer.',
		],
	],
};
