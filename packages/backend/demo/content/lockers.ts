import type { SourceLocker } from '../../platform/source/lockers.ts';

type Town = readonly [city: string, postcode: string, places: readonly Place[]];
type Place = readonly [title: string, street: string];

const CROATIAN: readonly Town[] = [
	[
		'Zagreb',
		'10000',
		[
			['Glavna točka', 'Ulica izmjenične struje 2'],
			['Stari sat', 'Trg titraja 5'],
			['Kod fontane', 'Ulica zelenih dioda 18'],
			['Južna vrata', 'Avenija kondenzatora 101'],
			['Zapadni peron', 'Ulica tihog zujanja 44'],
		],
	],
	['Zagreb', '10040', [['Istočni park', 'Avenija otpornika 12']]],
	['Zagreb', '10090', [['Podsljemenska tržnica', 'Ulica visoke frekvencije 8']]],
	['Velika Gorica', '10410', [['Gradska tržnica', 'Ulica ravnog kabela 3']]],
	['Samobor', '10430', [['Kod mosta', 'Ulica lemljenog spoja 1']]],
	['Zaprešić', '10290', [['Kolodvor', 'Ulica kratkih vodiča 6']]],
	[
		'Split',
		'21000',
		[
			['Zapadna obala', 'Put titrajnog kruga 40'],
			['Sjeverna luka', 'Ulica morskog kabela 9'],
			['Kod tržnice', 'Ulica slanih kontakata 15'],
		],
	],
	['Makarska', '21300', [['Riva', 'Obala blagog šuma 2']]],
	['Hvar', '21450', [['Autobusni kolodvor', 'Put otočnog releja 1']]],
	[
		'Rijeka',
		'51000',
		[
			['Korzo', 'Ulica male zavojnice 4'],
			['Zapadna luka', 'Ulica brodskog radija 22'],
		],
	],
	['Opatija', '51410', [['Kod parka', 'Ulica mekog pojačala 7']]],
	[
		'Osijek',
		'31000',
		[
			['Donji grad', 'Ulica prve diode 30'],
			['Uz Dravu', 'Ulica širokog pojasa 11'],
		],
	],
	['Đakovo', '31400', [['Središte', 'Ulica drugog harmonika 5']]],
	['Vinkovci', '32100', [['Kolodvor', 'Ulica tračničkog kruga 14']]],
	['Vukovar', '32000', [['Kod luke', 'Ulica dunavskog vala 8']]],
	[
		'Zadar',
		'23000',
		[
			['Poluotok', 'Obala kratkog vala 19'],
			['Nova četvrt', 'Ulica zvučnog stupa 3'],
		],
	],
	['Šibenik', '22000', [['Kod kazališta', 'Ulica mjernog mosta 2']]],
	[
		'Pula',
		'52100',
		[
			['Arena', 'Ulica bakrenih vodiča 50'],
			['Tržnica', 'Ulica sporih elektrona 6'],
		],
	],
	['Rovinj', '52210', [['Autobusni kolodvor', 'Ulica crvene oznake 4']]],
	['Poreč', '52440', [['Gradska luka', 'Ulica bijelog šuma 10']]],
	['Varaždin', '42000', [['Stari zid', 'Trg lemilice 17']]],
	['Čakovec', '40000', [['Sjeverni ulaz', 'Ulica petog pina 9']]],
	['Koprivnica', '48000', [['Kolodvor', 'Ulica tankog vodiča 21']]],
	['Bjelovar', '43000', [['Kod parka', 'Ulica punih baterija 13']]],
	['Slavonski Brod', '35000', [['Tvrđava', 'Ulica kondenzatora 2']]],
	['Požega', '34000', [['Središte', 'Trg ravnoteže 6']]],
	['Virovitica', '33000', [['Kod dvorca', 'Ulica nulte točke 3']]],
	['Sisak', '44000', [['Kod rijeke', 'Ulica starog osigurača 12']]],
	['Karlovac', '47000', [['Zvijezda', 'Šetalište četiri vodiča 28']]],
	['Gospić', '53000', [['Kolodvor', 'Ulica dugog vala 5']]],
	['Krapina', '49000', [['Središte', 'Ulica prve iskre 2']]],
	[
		'Dubrovnik',
		'20000',
		[
			['Gruška luka', 'Put faznog pomaka 31'],
			['Nova četvrt', 'Ulica uzemljenja 16'],
		],
	],
];
/** The shop does not deliver there yet: they are kept, and never offered. */
const SLOVENIAN: readonly Town[] = [
	['Ljubljana', '1000', [['Glavna točka', 'Ulica izmeničnega toka 4']]],
	['Maribor', '2000', [['Kod mosta', 'Ulica tretje faze 9']]],
];
/** Waits for repair. */
const OUT_OF_SERVICE = 'HR-10000-5';

/** Invented boxes at invented streets, in the postcode areas of real towns. Every third stands in a yard that is locked at night. */
export const DEMO_LOCKERS: readonly SourceLocker[] = [...toLockers('HR', CROATIAN), ...toLockers('SI', SLOVENIAN)].map((locker, index) => ({
	...locker,
	...(index % 3 === 2 ? { opens: '06:00', closes: '22:00' } : { opens: null, closes: null }),
}));

function toLockers(country: string, towns: readonly Town[]): Omit<SourceLocker, 'opens' | 'closes'>[] {
	return towns.flatMap(([city, postcode, places]) =>
		places.map(([title, address], index) => {
			const code = `${country}-${postcode}-${index + 1}`;
			return { code, title: `${city}, ${title}`, address, postcode, city, country, in_service: code !== OUT_OF_SERVICE };
		}),
	);
}
