import type { CategoryRow } from './category-row.ts';

export const benchTree: readonly CategoryRow[] = [
	{
		slug: 'mjerna-oprema',
		title: 'Mjerna oprema',
		kind: 'oscilloscope',
		params: { count: 2 },
		short: 'Multimetri, osciloskopi i laboratorijska napajanja.',
		guide: [
			'Prvi instrument neka bude multimetar sa sigurnosnim razredom primjerenim mjestu mjerenja. Osciloskop dodajte kad signal prestane biti mirna crta.',
			'Izvješće o umjeravanju možete naručiti uz svaki instrument.',
		],
		children: [
			{
				slug: 'multimetri',
				title: 'Multimetri',
				kind: 'multimeter',
				params: { color: 'yellow' },
				short: 'Ručni multimetri i strujna kliješta.',
				guide: [
					'Za kućne instalacije tražite CAT III 600 V i TRMS. Za elektroniku su važnije osjetljivost i brzo zujalo.',
					'Kliješta mjere struju bez prekidanja kruga i isplate se čim radite s trošilima.',
				],
			},
			{
				slug: 'osciloskopi',
				title: 'Osciloskopi',
				kind: 'oscilloscope',
				params: { count: 4 },
				short: 'Od 50 do 500 MHz, s dekodiranjem protokola.',
				guide: [
					'Pojas neka bude barem pet puta veći od frekvencije signala. Za mikroupravljače i napajanja dovoljno je 100 MHz i dva kanala.',
					'Duboka memorija vrijedi više od visoke brzine uzorkovanja ako tražite rijetke pogreške.',
				],
			},
			{
				slug: 'laboratorijska-napajanja',
				title: 'Laboratorijska napajanja',
				kind: 'powersupply',
				short: 'Sklopna i linearna napajanja s ograničenjem struje.',
				guide: [
					'Ograničenje struje štiti prvi spoj novog sklopa. Za analogne i radijske sklopove uzmite linearnu izvedbu s niskom valovitošću.',
					'Dva kanala omogućuju simetrično napajanje pojačala.',
				],
			},
		],
	},
	{
		slug: 'lemljenje-i-alat',
		title: 'Lemljenje i alat',
		kind: 'soldering',
		short: 'Lemne stanice, ručni alat i bušilice za servis i dom.',
		guide: [
			'Dobra lemilica s regulacijom temperature vrijedi više od deset vatnih bez nje. Vrhovi su potrošni, birajte tip koji ćete lako naći.',
			'Alat za 1000 V kupujte isključivo s oznakom EN 60900.',
		],
		children: [
			{
				slug: 'lemne-stanice',
				title: 'Lemne stanice',
				kind: 'soldering',
				params: { variant: 'station' },
				short: 'Stanice s regulacijom temperature i toplim zrakom.',
				guide: [
					'Za početak je dovoljno 60 W i brzo zagrijavanje. Topli zrak dodajte kad krenete u SMD popravke.',
					'ESD izvedba potrebna je za osjetljive poluvodiče.',
				],
			},
			{
				slug: 'rucni-alat',
				title: 'Ručni alat',
				kind: 'tool',
				params: { count: 12, variant: 'set' },
				short: 'Odvijači, kliješta, pincete i setovi za popravke.',
				guide: [
					'Kvaliteta čelika osjeti se tek na stotom vijku. Za elektroniku su dovoljni precizni vrhovi i pinceta s ravnim krajevima.',
					'Setovi su povoljniji, no veličinu koju najčešće koristite kupite i zasebno.',
				],
			},
			{
				slug: 'busilice-i-odvijaci',
				title: 'Bušilice i odvijači',
				kind: 'drill',
				short: 'Akumulatorski odvijači i bušilice od 3,6 do 18 V.',
				guide: [
					'Za namještaj i police dovoljno je 12 V i 25 Nm. Za beton tražite izvedbu s udarom.',
					'Baterije jedne serije najčešće odgovaraju svim alatima istog proizvođača.',
				],
			},
		],
	},
	{
		slug: 'elektronicki-dijelovi',
		title: 'Elektronički dijelovi',
		kind: 'devboard',
		params: { count: 30 },
		short: 'Razvojne pločice, senzori i pasivne komponente.',
		guide: [
			'Za prvi projekt uzmite komplet s pločicom, senzorom i eksperimentalnom pločicom. Provjerite razinu logike: 3,3-voltni ulaz ne podnosi 5 V.',
			'Škole i udruge ostvaruju popust na komplete; zatražite ponudu.',
		],
		children: [
			{
				slug: 'razvojne-plocice',
				title: 'Razvojne pločice',
				kind: 'devboard',
				params: { count: 30, color: 'green' },
				short: 'Mikroupravljači i računala na pločici.',
				guide: [
					'Za očitanje senzora dovoljan je mikroupravljač, za poslužitelj ili prikaz na zaslonu uzmite pločicu s Linuxom. Nožice u rasteru 2,54 mm odgovaraju eksperimentalnoj pločici.',
					'USB-C priključak danas je standard; stariji modeli traže prijelaznik.',
				],
			},
			{
				slug: 'senzori',
				title: 'Senzori',
				kind: 'sensor',
				short: 'Temperatura, tlak, plinovi, pokret i drugo.',
				guide: [
					'Digitalni izlaz I²C jednostavniji je od analognog i ne traži umjeravanje. Pazite na raspon: senzor CO₂ do 5000 ppm dovoljan je za učionicu.',
					'Većina senzora treba nekoliko minuta da se smiri.',
				],
			},
			{
				slug: 'otpornici-i-kondenzatori',
				title: 'Otpornici i kondenzatori',
				kind: 'resistor',
				short: 'Pasivne komponente, pojedinačno i u kompletima.',
				guide: [
					'Komplet od trideset vrijednosti pokriva gotovo svaki hobi projekt. Za mjerne sklopove uzmite toleranciju od 1 % ili bolju.',
					'Snagu otpornika računajte s dvostrukom rezervom, a kod elektrolita pazite na polaritet.',
				],
			},
		],
	},
];
