import type { SourceCalendar } from '#backend/content/source.ts';

type Row = readonly [title: string, text: string, url: string, kind: string];

/** One row a door; both calendars take theirs from here. */
const ROWS: readonly Row[] = [
	['Termalna pasta', 'Uz svaki hladnjak tuba paste na poklon, dok traje zaliha.', '/proizvodi/racunala/komponente/', 'paste'],
	['Stolne lampe', 'Svjetlo koje ne titra: 20 % na sve stolne lampe.', '/proizvodi/lista/akcija/', 'lamp'],
	['Kabeli na metar', 'Mrežni kabel po cijeni većeg koluta.', '/proizvodi/mreza/', 'cable'],
	['Baterije', 'Četiri punjive baterije po cijeni tri.', '/proizvodi/lista/akcija/', 'battery'],
	['Miševi', 'Bežični miševi za ured i za igru, uz 15 % popusta.', '/proizvodi/lista/akcija/', 'mouse'],
	['Slušalice', 'Tiho putovanje: slušalice s poništavanjem buke.', '/proizvodi/lista/akcija/', 'headphones'],
	['Multimetri', 'Prvi ozbiljan instrument uz ispitne kabele na poklon.', '/proizvodi/mjerna-oprema/', 'multimeter'],
	['Monitori', 'Dva monitora, jedan nosač na poklon.', '/proizvodi/monitori/', 'monitor'],
	['Razvojne pločice', 'Pločica i komplet senzora za prvi projekt.', '/proizvodi/elektronicki-dijelovi/razvojne-plocice/', 'devboard'],
	['Punjači', 'Jedan punjač za cijelu torbu, uz 20 % popusta.', '/proizvodi/lista/akcija/', 'charger'],
	['Usmjerivači', 'Brža kućna mreža i besplatno podešavanje u poslovnici.', '/proizvodi/mreza/', 'router'],
	['Tipkovnice', 'Mehaničke tipkovnice s hrvatskim rasporedom.', '/proizvodi/lista/akcija/', 'keyboard'],
];

const door = ([title, text, button_url, kind]: Row): SourceCalendar['doors'][number] => ({
	...{ title, text, button_url },
	button_title: 'Pogledaj ponudu',
	picture: { kind, params: {} },
});

const DOORS = [...ROWS, ...ROWS.map(([title, text, url, kind]): Row => [`${title}, drugi krug`, text, url, kind])].map(door);

/** Advent and its rehearsal in November, in the year of the moment. */
export function demoCalendars(now: Date): { advent: SourceCalendar; autumn: SourceCalendar } {
	const year = now.getUTCFullYear();
	return {
		advent: { page_slug: 'adventski-kalendar', starts_on: `${year}-12-01`, doors: DOORS },
		autumn: { page_slug: 'jesenski-kalendar', starts_on: `${year}-11-01`, doors: DOORS.toReversed() },
	};
}
