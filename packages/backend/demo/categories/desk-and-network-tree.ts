import type { CategoryRow } from './category-row.ts';

export const deskAndNetworkTree: readonly CategoryRow[] = [
	{
		slug: 'periferija',
		title: 'Periferija',
		kind: 'keyboard',
		params: { count: 87 },
		short: 'Sve što spajate na računalo: tipkovnice, miševi, zvuk i slika.',
		guide: [
			'Tipkovnica i miš jedini su dijelovi računala koje dodirujete po cijeli dan. U poslovnicama ih možete isprobati na izložbenim stolovima.',
			'Bežični uređaji s vlastitim prijamnikom pouzdaniji su od Bluetooth veze ako na stolu imate mnogo uređaja.',
		],
		children: [
			{
				slug: 'tipkovnice',
				title: 'Tipkovnice',
				kind: 'keyboard',
				params: { count: 104 },
				short: 'Mehaničke i tihe tipkovnice s hrvatskim rasporedom.',
				guide: [
					'Sve tipkovnice u ponudi imaju hrvatski raspored s tipkama č, ć, đ, š i ž. Za dijeljeni ured birajte škaraste ili tihe linearne sklopke.',
					'Raspored bez numeričkog bloka oslobađa mjesto za miš i rasterećuje rame, no knjigovodstvo bez njega teško ide.',
				],
			},
			{
				slug: 'misevi',
				title: 'Miševi',
				kind: 'mouse',
				short: 'Klasični, okomiti i lagani miševi, žični i bežični.',
				guide: [
					'Oblik je važniji od osjetljivosti: dlan treba počivati, a ne držati. Okomiti miševi pomažu kod bolova u zglobu.',
					'Za rad je 1600 DPI dovoljno i na velikom monitoru; visoke brojke korisne su samo u igri.',
				],
			},
			{
				slug: 'podloge-za-mis',
				title: 'Podloge za miš',
				kind: 'mousepad',
				short: 'Podloge od tkanine i filca, do duljine cijelog stola.',
				guide: [
					'Glatka tkanina pogoduje brzim pokretima, gruba preciznosti. Filc utišava stol i ugodan je pod rukom.',
					'Veličina XL stane i pod tipkovnicu; za radni stol najčešće je najbolji izbor.',
				],
			},
			{
				slug: 'web-kamere',
				title: 'Web-kamere',
				kind: 'webcam',
				short: 'Kamere za sastanke, nastavu i prijenose.',
				guide: [
					'Za sastanke je dovoljan Full HD. Više znači automatski fokus i dobar rad pri slabom svjetlu nego sama razlučivost.',
					'Poklopac objektiva riješi brigu o privatnosti jednim pokretom.',
				],
			},
			{
				slug: 'mikrofoni',
				title: 'Mikrofoni',
				kind: 'microphone',
				short: 'USB i XLR mikrofoni za govor, podcast i prijenos.',
				guide: [
					'USB mikrofon spojite i snimate; XLR traži audiosučelje, ali nudi više kontrole. Kardioidna karakteristika hvata Vas, a ne sobu.',
					'Vlastiti šum ispod 16 dBA pogodan je i za tihi govor.',
				],
			},
			{
				slug: 'slusalice',
				title: 'Slušalice',
				kind: 'headphones',
				short: 'Za uho i oko uha, žične i bežične, s potiskivanjem buke.',
				guide: [
					'Za put i ured birajte aktivno potiskivanje buke, za kod kuće otvorenije i lakše slušalice. Za igru je kašnjenje važnije od basa.',
					'Jastučiće i nastavke držimo na stanju, pa uređaj ne morate mijenjati kad se istroše.',
				],
			},
			{
				slug: 'zvucnici',
				title: 'Zvučnici',
				kind: 'speaker',
				params: { count: 1 },
				short: 'Prijenosni i stolni zvučnici za stol, kuhinju i izlet.',
				guide: [
					'Za uz monitor birajte stolni par, za plažu i izlet zvučnik sa zaštitom IP67. Snaga u vatima manje govori od veličine zvučnika i odziva u basu.',
					'Ako spajate dva zvučnika u stereo, oba moraju biti isti model.',
				],
			},
		],
	},
	{
		slug: 'mreza',
		title: 'Mreža',
		kind: 'router',
		short: 'Usmjernici, preklopnici, kartice, spremišta i kabeli.',
		guide: [
			'Signal se gubi na zidovima, ne na tlocrtu: dva uređaja u mesh mreži bolja su od jednog najjačeg. Televizor i stolno računalo, ako je moguće, spojite kabelom.',
			'Za brzine iznad gigabita provjerite cijeli lanac: pružatelja, usmjernik, kabel i karticu.',
		],
		children: [
			{
				slug: 'usmjernici',
				title: 'Usmjernici',
				kind: 'router',
				params: { count: 4 },
				short: 'Bežične mreže za stan, kuću i mali ured.',
				guide: [
					'Standard Wi-Fi 6 dovoljan je za većinu kućanstava. U zgradama s mnogo mreža Wi-Fi 6E i 7 donose stabilniju vezu na pojasu od 6 GHz.',
					'Za kuću na dvije etaže uzmite mesh komplet s dvije ili tri jedinice.',
				],
			},
			{
				slug: 'preklopnici',
				title: 'Preklopnici',
				kind: 'switch',
				params: { count: 8 },
				short: 'Dodatni mrežni priključci, s napajanjem PoE i bez njega.',
				guide: [
					'Neupravljani preklopnik dovoljan je za dom. Upravljani uzmite kad želite odvojiti goste, kamere ili ured u zasebne mreže.',
					'Za kamere i pristupne točke birajte PoE+ i zbrojite njihovu potrošnju.',
				],
			},
			{
				slug: 'mrezne-kartice',
				title: 'Mrežne kartice',
				kind: 'networkcard',
				short: 'Bežične i žične kartice za PCIe i USB.',
				guide: [
					'PCIe kartica stabilnija je i brža, USB se ugrađuje za minutu. Za prijenosnike je USB često jedini izbor.',
					'Kartica od 2,5 Gb/s radi i na postojećim Cat5e kabelima.',
				],
			},
			{
				slug: 'nas-uredaji',
				title: 'NAS uređaji',
				kind: 'nas',
				params: { count: 2 },
				short: 'Mrežna spremišta za sigurnosne kopije i dijeljenje datoteka.',
				guide: [
					'Dva ležišta s diskovima u zrcalu najmanji su smisleni početak: kad jedan disk otkaže, podaci ostaju. Uređaji se isporučuju bez diskova.',
					'Polje RAID nije sigurnosna kopija. Važne podatke čuvajte i izvan doma.',
				],
			},
			{
				slug: 'mrezni-kabeli',
				title: 'Mrežni kabeli',
				kind: 'cable',
				params: { variant: 'rj45', color: 'blue' },
				short: 'Kabeli Cat5e do Cat8, spojni i na bubnju, s cijenom po metru.',
				guide: [
					'Za stan je dovoljan Cat6, za trajno polaganje u zid birajte Cat6A s punim bakrom. Oklop je potreban tek uz strujne vodove.',
					'Uz svaki kabel navedena je i cijena po metru, radi lakše usporedbe.',
				],
			},
		],
	},
];
