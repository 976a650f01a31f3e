import type { CategoryRow } from './category-row.ts';

export const homeTree: readonly CategoryRow[] = [
	{
		slug: 'pametni-dom',
		title: 'Pametni dom',
		kind: 'smartplug',
		short: 'Utičnice, kamere, usisavači i grijanje kojima upravljate i s mobitela.',
		guide: [
			'Počnite od jedne stvari koja Vas svaki dan muči: bojler, grijanje ili svjetlo u hodniku. Uređaji s lokalnim radom nastavljaju raditi i kad internet nestane.',
			'Jedan protokol u cijelom stanu štedi živce; Matter i Zigbee najlakše se slažu s drugima.',
		],
		children: [
			{
				slug: 'pametne-uticnice',
				title: 'Pametne utičnice',
				kind: 'smartplug',
				params: { count: 1 },
				short: 'Raspored, mjerenje i upravljanje s mobitela.',
				guide: [
					'Za grijalicu i bojler birajte izvedbu od 16 A; za svjetiljke i punjače dovoljno je 10 A. Mjerenje potrošnje pokaže koji uređaji stvarno koštaju.',
					'Fizička tipka na utičnici vrijedi i kad mobitel nije pri ruci.',
				],
			},
			{
				slug: 'nadzorne-kamere',
				title: 'Nadzorne kamere',
				kind: 'camera',
				params: { variant: 'bullet', color: 'white' },
				short: 'Unutarnje i vanjske kamere s lokalnom pohranom.',
				guide: [
					'Za prepoznavanje osobe dovoljna su 2 MP, za registarsku oznaku uzmite 5 MP i više. Lokalna pohrana znači da snimke ne odlaze izvan Vašeg doma.',
					'Na ulazu istaknite obavijest o snimanju i ne snimajte javnu površinu.',
				],
			},
			{
				slug: 'robotski-usisavaci',
				title: 'Robotski usisavači',
				kind: 'vacuum',
				params: { variant: 'robot' },
				short: 'Usisavanje i brisanje s postajom i bez nje.',
				guide: [
					'Prag kod vrata i rese tepiha najčešći su razlog nezadovoljstva: provjerite koliko usisavač prelazi. Postaja s pražnjenjem prašine isplati se kućanstvima s kućnim ljubimcima.',
					'Laserska navigacija mapira stan i radi i u mraku.',
				],
			},
			{
				slug: 'grijanje',
				title: 'Grijanje',
				kind: 'heater',
				params: { variant: 'panel' },
				short: 'Prijenosne i zidne grijalice s termostatom.',
				guide: [
					'Računajte stotinjak vata po četvornom metru prosječno izolirane sobe. Uljne i panelne grijalice griju tiho, keramičke brzo.',
					'Grijalice se spajaju izravno u utičnicu; produžni kabel nije rješenje.',
				],
			},
		],
	},
	{
		slug: 'energija',
		title: 'Energija',
		kind: 'powerbank',
		short: 'Punjači, prijenosne baterije, baterije i kabeli.',
		guide: [
			'Jedan jači punjač s više izlaza zamjenjuje ladicu starih. Snagu uskladite s najzahtjevnijim uređajem, najčešće laptopom.',
			'Stare baterije i punjače preuzimamo u svim poslovnicama.',
		],
		children: [
			{
				slug: 'punjaci',
				title: 'Punjači',
				kind: 'charger',
				params: { count: 2 },
				short: 'GaN i klasični punjači od 20 do 240 W.',
				guide: [
					'Za mobitel je dovoljno 20 W, za laptop obično 65 W. Za snagu iznad 60 W treba i odgovarajući kabel.',
					'Podržani standardi (PD i PPS) navedeni su uz svaki model.',
				],
			},
			{
				slug: 'prijenosne-baterije',
				title: 'Prijenosne baterije',
				kind: 'powerbank',
				short: 'Kapaciteti od 5.000 do 26.800 mAh.',
				guide: [
					'U zrakoplov smiju baterije do 100 Wh, što je otprilike 27.000 mAh. Stvarni broj punjenja uvijek je manji od omjera kapaciteta.',
					'Za laptop tražite izlaz od 65 W ili više.',
				],
			},
			{
				slug: 'baterije',
				title: 'Baterije',
				kind: 'battery',
				params: { count: 4 },
				short: 'Jednokratne i punjive baterije u svim veličinama.',
				guide: [
					'Za uređaje koji troše malo uzmite alkalne, za bljeskalice i igračke litijeve ili punjive NiMH. Cijena po komadu navedena je uz svako pakiranje.',
					'Prazne baterije donesite u poslovnicu; ne idu u komunalni otpad.',
				],
			},
			{
				slug: 'kabeli',
				title: 'Kabeli',
				kind: 'cable',
				params: { variant: 'usbc' },
				short: 'USB, HDMI, DisplayPort i audio kabeli s cijenom po metru.',
				guide: [
					'Za punjenje iznad 60 W tražite kabel s čipom, za sliku 4K pri 120 Hz HDMI 2.1 ili DisplayPort 1.4. Predugačak kabel slabi signal.',
					'Uz svaki kabel navedena je cijena po metru.',
				],
			},
		],
	},
];
