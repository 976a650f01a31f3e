import type { CategoryRow } from './category-row.ts';

export const componentsTree: readonly CategoryRow[] = [
	{
		slug: 'procesori',
		title: 'Procesori',
		kind: 'cpu',
		short: 'Od štedljivih četverojezgrenih do radnih stanica s 24 jezgre.',
		guide: [
			'Za ured i školu dovoljno je šest jezgara, za igru osam uz što veću priručnu memoriju, a za obradu videa i prevođenje koda broj jezgara odlučuje.',
			'Podnožje procesora i ploče mora biti isto. Modeli bez integrirane grafike trebaju zasebnu karticu.',
		],
	},
	{
		slug: 'graficke-kartice',
		title: 'Grafičke kartice',
		kind: 'gpu',
		params: { count: 3 },
		short: 'Kartice za Full HD, 1440p i 4K, s navedenom duljinom i potrošnjom.',
		guide: [
			'Karticu birajte prema razlučivosti monitora: 8 GB memorije za Full HD, 12 GB za 1440p, 16 GB i više za 4K.',
			'Prije narudžbe izmjerite kućište i provjerite napajanje. Duljina, broj utora i preporučena snaga navedeni su uz svaku karticu.',
		],
	},
	{
		slug: 'maticne-ploce',
		title: 'Matične ploče',
		kind: 'motherboard',
		params: { count: 4 },
		short: 'Ploče formata ITX, mATX i ATX.',
		guide: [
			'Ploča određuje što ćete moći dodati poslije: brojite utore M.2 i USB priključke, a ne svjetla. Za procesore srednje klase dovoljno je 10 faza napajanja.',
			'Ako Vam treba bežična mreža, uzmite ploču koja je već ima; zasebna kartica stoji gotovo jednako.',
		],
	},
	{
		slug: 'radna-memorija',
		title: 'Radna memorija',
		kind: 'memory',
		params: { count: 2 },
		short: 'DDR4 i DDR5 za stolna i prijenosna računala.',
		guide: [
			'Uzmite dva jednaka modula iz istog pakiranja: rade u dvokanalnom načinu i zajedno su ispitani. Za igru i rad danas je mjera 32 GB.',
			'DDR4 i DDR5 nisu međusobno zamjenjivi; tip je otisnut na ploči i u uputama.',
		],
	},
	{
		slug: 'ssd-diskovi',
		title: 'SSD diskovi',
		kind: 'ssd',
		short: 'NVMe, SATA i vanjski SSD diskovi.',
		guide: [
			'Za sustav birajte NVMe s vlastitom DRAM memorijom, za stara računala SATA, a za put vanjski disk s USB-C priključkom.',
			'Podatak TBW govori koliko se na disk može upisati. Za kućnu uporabu dovoljan je i najmanji, za obradu videa uzmite veći.',
		],
	},
	{
		slug: 'tvrdi-diskovi',
		title: 'Tvrdi diskovi',
		kind: 'hdd',
		short: 'Diskovi za arhivu, nadzor i mrežna spremišta.',
		guide: [
			'Tvrdi disk i dalje je najpovoljniji za arhivu i sigurnosne kopije. Za spremišta birajte izvedbe predviđene za neprekidan rad i zapis CMR.',
			'Vanjski diskovi napajaju se preko USB-a i dobri su za kopiju koju držite izvan doma.',
		],
	},
	{
		slug: 'kucista',
		title: 'Kućišta',
		kind: 'case',
		params: { count: 3, variant: 'glass' },
		short: 'Kućišta formata ITX do E-ATX, s ugrađenim ventilatorima.',
		guide: [
			'Perforirana prednja ploča i dva ventilatora sprijeda rješavaju većinu problema s temperaturom. Staklo je stvar ukusa, filtri za prašinu nisu.',
			'Provjerite najdulju grafičku karticu i najveću visinu hladnjaka; oba su podatka navedena.',
		],
	},
	{
		slug: 'napajanja',
		title: 'Napajanja',
		kind: 'psu',
		short: 'Napajanja od 450 do 1150 W, modularna i obična.',
		guide: [
			'Zbrojite potrošnju procesora i kartice, dodajte 100 W i trećinu rezerve. Učinkovitost iznad 90 % osjeti se na računu i na buci.',
			'Modularni kabeli olakšavaju slaganje, no kabele drugog napajanja nikada nemojte koristiti.',
		],
	},
	{
		slug: 'hladnjaci',
		title: 'Hladnjaci',
		kind: 'cooler',
		params: { variant: 'tower' },
		short: 'Zračni hladnjaci i vodena hlađenja za procesore.',
		guide: [
			'Zračni hladnjak s dvije cijevi dovoljan je za procesore do 65 W, za jače uzmite toranj od 158 mm. Vodeno hlađenje ima smisla kad je kućište prozračno i procesor troši više od 200 W.',
			'Buka pri punom opterećenju navedena je uz svaki model; ispod 22 dB ne čuje se ni noću.',
		],
	},
	{
		slug: 'ventilatori',
		title: 'Ventilatori',
		kind: 'fan',
		params: { size: 120 },
		short: 'Ventilatori od 80 do 140 mm, pojedinačno i u kompletu.',
		guide: [
			'Veći ventilator pri istom protoku radi tiše. Za prednju stranu birajte 140 mm, za gornju 120 mm.',
			'PWM priključak omogućuje da ploča sama određuje brzinu.',
		],
	},
	{
		slug: 'termalne-paste',
		title: 'Termalne paste',
		kind: 'paste',
		short: 'Paste za procesore i grafičke čipove, s cijenom po gramu.',
		guide: [
			'Za srednju klasu dovoljna je vodljivost od 8 W/mK. Skuplje paste isplate se kod jakih procesora i prijenosnika.',
			'Jedan gram dovoljan je za tri do četiri nanošenja; cijena po gramu navedena je uz svako pakiranje.',
		],
	},
];
