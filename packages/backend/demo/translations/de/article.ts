import type { ContentTexts } from '../content-texts.ts';

export const posts: ContentTexts['posts'] = {
	'radni-kut-na-cetiri-cetvorna-metra': [
		'Ein Arbeitsplatz auf vier Quadratmetern',
		'Tisch, Stuhl, Bildschirm, Licht und Kabel: Wir haben in einer Wohnzimmerecke einen Arbeitsplatz eingerichtet und gemessen, was am meisten bringt.',
		[
			'Ein eigenes Zimmer zum Arbeiten haben die wenigsten. Wir nahmen eine Ecke von zwei mal zwei Metern und änderten drei Wochen lang eine Sache nach der anderen. In dieser Reihenfolge würden wir Geld ausgeben.',
			'## Zuerst der Stuhl',
			'Füße flach am Boden, Knie im rechten Winkel, Armlehnen auf Tischhöhe. Ein falsch eingestellter teurer Stuhl ist schlechter als ein gut eingestellter einfacher; sehen Sie sich unsere <a href="/proizvodi/gaming/gaming-stolice/">Stühle</a> an.',
			'## Tisch',
			'Tiefe zählt mehr als Breite. Bei sechzig Zentimetern steht der Bildschirm zu nah, bei siebzig passt alles.',
			'## Bildschirm und Notebook',
			'Ein Notebook auf dem Tisch heißt gebeugter Nacken. Ein externer Bildschirm oder ein Ständer mit eigener Tastatur löst das.',
			'## Licht und Kabel',
			'Das Fenster seitlich, die Lampe gegenüber der Schreibhand. Eine Steckdosenleiste unter der Platte und ein einziges USB-C-Kabel zum Bildschirm räumen den Rest auf.',
			'## Was wir wieder so machen würden',
			'Stuhl, Höhe des Bildschirms, Licht, Kabel und erst dann der Tisch. Die Hälfte des Budgets brachte drei Viertel der Wirkung.',
		],
	],
};
