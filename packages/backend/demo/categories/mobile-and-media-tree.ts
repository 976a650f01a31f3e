import type { CategoryRow } from './category-row.ts';

export const mobileAndMediaTree: readonly CategoryRow[] = [
	{
		slug: 'mobiteli-i-tableti',
		title: 'Mobiteli i tableti',
		kind: 'phone',
		params: { size: 6.5 },
		short: 'Mobiteli, tableti i satovi s navedenim rokom nadogradnji.',
		guide: [
			'Prije kupnje pogledajte koliko godina proizvođač obećava sigurnosne nadogradnje: to je stvarni rok trajanja uređaja.',
			'Stari mobitel donesite pri preuzimanju. Podatke prebacujemo bez naknade, a uređaj predajemo na recikliranje.',
		],
		children: [
			{
				slug: 'mobiteli',
				title: 'Mobiteli',
				kind: 'phone',
				params: { size: 6.5, count: 3 },
				short: 'Od jednostavnih do vrhunskih, otključani za sve mreže.',
				guide: [
					'Za poruke, karte i fotografije dovoljno je 6 GB memorije i 128 GB prostora. Više uzmite ako snimate video ili uređaj mijenjate rjeđe od svake tri godine.',
					'Svi mobiteli u ponudi otključani su za sve operatere.',
				],
			},
			{
				slug: 'tableti',
				title: 'Tableti',
				kind: 'tablet',
				params: { size: 11 },
				short: 'Za čitanje, crtanje, školu i video.',
				guide: [
					'Za čitanje i video dovoljno je 10 inča i Wi-Fi. Za crtanje i bilješke potražite olovku koja razlikuje pritisak.',
					'Uz školske modele nudimo gumirana kućišta i roditeljski nadzor.',
				],
			},
			{
				slug: 'pametni-satovi',
				title: 'Pametni satovi',
				kind: 'smartwatch',
				short: 'Satovi za sport, zdravlje i obavijesti.',
				guide: [
					'Ako trčite bez mobitela, tražite ugrađeni GPS. Za plivanje birajte najmanje 5 ATM.',
					'Trajanje baterije razlikuje se više nego što se čini: od jednog do dvadeset dana.',
				],
			},
		],
	},
	{
		slug: 'tv-i-zvuk',
		title: 'TV i zvuk',
		kind: 'tv',
		params: { size: 55 },
		short: 'Televizori, projektori i linije zvučnika.',
		guide: [
			'Udaljenost od kauča određuje dijagonalu: za 4K uzmite metar i pol za 55 inča. U svijetloj sobi bolji su Mini LED i QLED, u zamračenoj OLED.',
			'Montažu na zid i odvoz starog uređaja dogovarate pri naručivanju.',
		],
		children: [
			{
				slug: 'televizori',
				title: 'Televizori',
				kind: 'tv',
				params: { size: 55 },
				short: 'Od 32 do 77 inča, s prijamnikom za domaće programe.',
				guide: [
					'Svi televizori imaju DVB-T2, DVB-C i DVB-S2 prijamnik i hrvatski izbornik. Za konzolu tražite HDMI 2.1 i 120 Hz.',
					'Potrošnja u vatima navedena je u specifikacijama; razlika s godinama lako prijeđe cijenu.',
				],
			},
			{
				slug: 'projektori',
				title: 'Projektori',
				kind: 'projector',
				short: 'Za dnevni boravak, učionicu i terasu.',
				guide: [
					'Lumeni odlučuju: za dnevno svjetlo uzmite iznad 2000, za zamračenu sobu dovoljno je 600. Kratka projekcija stane i ispod police.',
					'Bijeli zid radi, no platno s mat površinom podiže kontrast.',
				],
			},
			{
				slug: 'linije-zvucnika',
				title: 'Linije zvučnika',
				kind: 'speaker',
				params: { variant: 'soundbar', size: 90 },
				short: 'Soundbarovi s bežičnim subwooferom i bez njega.',
				guide: [
					'Priključak ARC ili eARC omogućuje jedan daljinski upravljač. Bez njega zvuk ide preko optičkog kabela, ali glasnoću mijenjate zasebno.',
					'Za dijalog tražite srednji kanal; 3.1 je u tome bolji od 2.1.',
				],
			},
		],
	},
	{
		slug: 'foto-i-video',
		title: 'Foto i video',
		kind: 'camera',
		params: { variant: 'lens' },
		short: 'Fotoaparati, dronovi i uređaji za snimanje.',
		guide: [
			'Senzor i objektiv ostaju desetljeće, broj milijuna točaka zaboravite za dvije godine. Za video tražite stabilizaciju i autofokus koji se ne gubi.',
			'Tko leti dronom s kamerom, prijavljuje se kao operator; <a href="/magazin/vodici/prvi-dron-i-pravila/">vodič je u magazinu</a>.',
		],
		children: [
			{
				slug: 'fotoaparati',
				title: 'Fotoaparati',
				kind: 'camera',
				params: { variant: 'lens' },
				short: 'Kompaktni i bezzrcalni fotoaparati.',
				guide: [
					'Za put je dovoljan kompaktni s jednoinčnim senzorom. Sustav s izmjenjivim objektivima uzmite ako znate što Vam nedostaje na postojećem.',
					'Uz tijelo obavezno dodajte drugu bateriju i brzu karticu.',
				],
			},
			{
				slug: 'dronovi',
				title: 'Dronovi',
				kind: 'drone',
				short: 'Dronovi za snimanje iz zraka, od najlakših do onih za posao.',
				guide: [
					'Razred ispod 250 grama ima najmanje ograničenja i dovoljan je za putovanja. Za vjetar na moru uzmite masu iznad 500 grama.',
					'Prije prvog leta provjerite kartu zona i prijavite se kao operator.',
				],
			},
			{
				slug: 'kartice-za-snimanje',
				title: 'Kartice za snimanje',
				kind: 'capturecard',
				short: 'Snimanje HDMI signala s konzola, kamera i računala.',
				guide: [
					'Kašnjenje ispod 60 ms dovoljno je za prijenos uživo. Prolazni izlaz omogućuje igru na televizoru bez ikakvog kašnjenja.',
					'Zaštićeni filmski sadržaj ne može se snimati.',
				],
			},
		],
	},
];
