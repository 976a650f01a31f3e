import type { CategoryRow } from './category-row.ts';

export const leisureAndOfficeTree: readonly CategoryRow[] = [
	{
		slug: 'gaming',
		title: 'Gaming',
		kind: 'gamepad',
		short: 'Konzole, gamepadi, VR i stolice.',
		guide: [
			'Konzola je jednostavnija, računalo prilagodljivije. Za obitelj je najčešće dovoljna prijenosna konzola i drugi upravljač.',
			'Roditeljski nadzor postavite pri prvom uključivanju.',
		],
		children: [
			{
				slug: 'konzole',
				title: 'Konzole',
				kind: 'console',
				short: 'Prijenosne i kućne igraće konzole.',
				guide: [
					'Prijenosna konzola igra i na putu i na televizoru. Za 4K i 120 Hz potrebna je kućna konzola i odgovarajući televizor.',
					'Prostor za igre brzo se napuni; uzmite veću pohranu odmah.',
				],
			},
			{
				slug: 'gamepadi',
				title: 'Gamepadi',
				kind: 'gamepad',
				short: 'Upravljači za računalo, konzolu i mobitel.',
				guide: [
					'Palice s Hallovim senzorom s godinama ne gube točnost. Za računalo je dovoljan USB, za kauč bežična veza s prijamnikom.',
					'Tipke na poleđini korisne su u natjecateljskim igrama.',
				],
			},
			{
				slug: 'vr-naocale',
				title: 'VR naočale',
				kind: 'vr',
				short: 'Samostalne naočale i one za računalo.',
				guide: [
					'Samostalne su jednostavnije i ne traže računalo; one na kabelu daju oštriju sliku. Potreban je slobodan prostor od dva puta dva metra.',
					'Počnite u sjedećem položaju dok se ne naviknete.',
				],
			},
			{
				slug: 'gaming-stolice',
				title: 'Gaming stolice',
				kind: 'chair',
				short: 'Stolice s podesivim naslonima, tkaninom ili mrežom.',
				guide: [
					'Birajte prema visini i masi: provjerite nosivost i raspon visine. Mreža je ugodnija ljeti, umjetna koža lakša za čišćenje.',
					'Nakon mjesec dana dotegnite vijke.',
				],
			},
		],
	},
	{
		slug: 'ured',
		title: 'Ured',
		kind: 'desk',
		short: 'Pisači, stolovi i nosači za radno mjesto.',
		guide: [
			'Radno mjesto podešava se redom: stolica, stol, zaslon, svjetlo. Podesivi stol isplati se ako radite više od četiri sata dnevno.',
			'Trošak po stranici naveden je uz svaki pisač.',
		],
		children: [
			{
				slug: 'pisaci',
				title: 'Pisači',
				kind: 'printer',
				short: 'Laserski i tintni pisači, sa spremnicima i bez njih.',
				guide: [
					'Ako ispisujete povremeno, laserski pisač neće se začepiti. Za fotografije i boje uzmite tintni sa spremnicima.',
					'Dvostrani ispis i mrežna veza danas su mjera i za dom.',
				],
			},
			{
				slug: 'podesivi-stolovi',
				title: 'Podesivi stolovi',
				kind: 'desk',
				params: { size: 140, variant: 'standing', color: 'copper' },
				short: 'Električno podesivi stolovi za rad sjedeći i stojeći.',
				guide: [
					'Dva motora dižu ploču ravnomjerno i podnose više opreme. Provjerite najmanju visinu ako ste niži od 165 cm.',
					'Dostava do stana i sastavljanje mogu se dogovoriti pri narudžbi.',
				],
			},
			{
				slug: 'nosaci-za-monitore',
				title: 'Nosači za monitore',
				kind: 'stand',
				params: { count: 1 },
				short: 'Krakovi s plinskom oprugom za jedan do tri zaslona.',
				guide: [
					'Provjerite masu monitora i provrte VESA. Plinska opruga drži zaslon na mjestu i nakon nekoliko godina.',
					'Za staklene ploče nosač nije prikladan.',
				],
			},
		],
	},
	{
		slug: 'rasvjeta',
		title: 'Rasvjeta',
		kind: 'lamp',
		short: 'LED žarulje i stolne lampe.',
		guide: [
			'Gledajte lumene, a ne vate. Za dnevni boravak birajte 2700 do 3000 K, za radni stol 4000 K i indeks boja iznad 90.',
			'Ako prigušujete, provjerite podržava li žarulja prigušivanje i odgovara li sklopka.',
		],
		children: [
			{
				slug: 'led-zarulje',
				title: 'LED žarulje',
				kind: 'lamp',
				params: { variant: 'bulb' },
				short: 'Žarulje E27, E14 i GU10, obične i pametne.',
				guide: [
					'Stotinjak lumena po vatu dobar je omjer. Topla svjetlost od 2700 K odgovara dnevnom boravku, neutralna od 4000 K kuhinji.',
					'Indeks boja iznad 90 važan je gdje birate odjeću ili kuhate.',
				],
			},
			{
				slug: 'stolne-lampe',
				title: 'Stolne lampe',
				kind: 'lamp',
				params: { variant: 'desk' },
				short: 'Lampe za rad i čitanje s podesivom temperaturom boje.',
				guide: [
					'Za radni stol tražite barem 500 lumena, podesivu temperaturu i krak sa zglobom. Svjetlo neka dolazi sa suprotne strane od ruke kojom pišete.',
					'USB-C izlaz na lampi koristan je i kad mobitel nije u blizini utičnice.',
				],
			},
		],
	},
];
