import type { CategoryRow } from './category-row.ts';
import { componentsTree } from './components-tree.ts';

export const computingTree: readonly CategoryRow[] = [
	{
		slug: 'racunala',
		title: 'Računala',
		kind: 'laptop',
		short: 'Prijenosna i stolna računala te dijelovi za sastavljanje i nadogradnju.',
		guide: [
			'Krenite od posla koji računalo treba raditi, a ne od popisa dijelova. Za ured i školu dovoljno je 16 GB memorije i SSD, za igru odlučuje grafička kartica, a za obradu videa broj jezgara.',
			'Ako računalo stalno stoji na istom mjestu, stolno će za isti novac biti brže, tiše i lakše za nadogradnju.',
		],
		children: [
			{
				slug: 'prijenosna-racunala',
				title: 'Prijenosna računala',
				kind: 'laptop',
				params: { size: 15, color: 'silver' },
				short: 'Laptopi za školu, ured i put, s hrvatskim rasporedom tipki.',
				guide: [
					'Dijagonala od 14 inča dobar je omjer prostora na zaslonu i mase. Ispod 1,5 kg laptop nosite bez razmišljanja, iznad 2 kg ostaje na stolu.',
					'Memoriju odaberite odmah, jer je često zalemljena. Za tri do pet godina rada preporučujemo 16 GB, a za obradu videa i virtualne strojeve 32 GB.',
				],
			},
			{
				slug: 'stolna-racunala',
				title: 'Stolna računala',
				kind: 'case',
				params: { variant: 'tower', count: 2 },
				short: 'Sklopljena i ispitana računala, od uredskih do onih za igru.',
				guide: [
					'Svako računalo prije slanja radi četiri sata pod opterećenjem. Standardni dijelovi znače da ga poslije možete nadograditi sami.',
					'Za ured birajte malo kućište i integriranu grafiku, za igru najprije odredite razlučivost monitora pa prema njoj grafičku karticu.',
				],
			},
			{
				slug: 'komponente',
				title: 'Komponente',
				kind: 'gpu',
				params: { count: 2 },
				short: 'Dijelovi za sastavljanje i nadogradnju računala.',
				guide: [
					'Redoslijed koji štedi novac: procesor i ploča s istim podnožjem, memorija s popisa ispitanih modula, potom grafička kartica prema monitoru, a napajanje na kraju, s rezervom od trećine.',
					'Prije narudžbe provjerite tri mjere: duljinu grafičke kartice, visinu hladnjaka i format ploče. Ako niste sigurni, pošaljite nam popis.',
				],
				children: componentsTree,
			},
		],
	},
	{
		slug: 'monitori',
		title: 'Monitori',
		kind: 'monitor',
		params: { size: 27 },
		short: 'Zasloni za ured, obradu slike i igru.',
		guide: [
			'Za rad s tekstom važni su oštrina i podesivo postolje, za igru učestalost i odziv. Na 27 inča preporučujemo 2560 × 1440 točaka, a na 32 inča 3840 × 2160.',
			'Trajanje jamstva navedeno je u specifikacijama svakog modela.',
		],
		children: [
			{
				slug: 'uredski-monitori',
				title: 'Uredski monitori',
				kind: 'monitor',
				params: { size: 24 },
				short: 'Mirna slika, podesivo postolje i jedan kabel za laptop.',
				guide: [
					'Ako radite na laptopu, monitor s priključkom USB-C zamjenjuje punjač i priključnu stanicu. Provjerite koliko vata vraća: za većinu laptopa dovoljno je 65 W.',
					'Postolje podesivo po visini vrijedi više od dodatnih inča. Gornji rub zaslona neka bude u visini očiju.',
				],
			},
			{
				slug: 'gaming-monitori',
				title: 'Gaming monitori',
				kind: 'monitor',
				params: { size: 32, variant: 'curved' },
				short: 'Visoka učestalost, brz odziv i prilagodljivo usklađivanje.',
				guide: [
					'Učestalost ima smisla samo ako je grafička kartica može pratiti. Za natjecateljske igre birajte 240 Hz i Full HD ili QHD, za priče i krajolike OLED i 4K.',
					'Prilagodljivo usklađivanje uklanja trganje slike i danas ga imaju svi modeli u ponudi.',
				],
			},
		],
	},
];
