import type { Blueprint } from '../blueprint.ts';
import { inColours } from '../catalogue/variants.ts';

export const headphones: Blueprint = {
	category: 'slusalice',
	prefix: 'SLU',
	stem: 'A',
	weight: 3,
	theme: 'audio',
	warranty: 24,
	makers: ['pasmar', 'sinusar', 'oktaron', 'bodulin', 'ilovar', 'lokrumin'],
	noun: ['slušalice', 'p'],
	series: [
		['', 'Lite'],
		['', 'Move'],
		['Pro', 'Studio', 'Quiet'],
	],
	design(d) {
		const buds = d.chance(0.45);
		const wireless = buds || d.chance(0.65);
		const cancel = wireless && d.tier > 0;
		const hours = buds ? d.by([5, 6], [7, 8], [8, 10]) : d.by([20, 25], [30, 40], [45, 60]);
		const driver = buds ? d.by([6, 8], [10], [10, 11]) : d.pick([40, 40, 45, 50]);
		const weight = buds ? d.int(4, 6) : d.int(190, 310);
		return {
			tail: `${wireless ? 'bežične ' : ''}slušalice${cancel ? ' ANC' : ''}`,
			price: (buds ? 16 : 22) + d.tier * 48 + (cancel ? 28 : 0) + (wireless ? 9 : 0) + d.int(0, 18),
			specs: {
				wear: buds ? 'u uhu' : d.pick(['oko uha', 'oko uha', 'na uhu']),
				connection: wireless ? `Bluetooth ${d.by(['5.2'], ['5.3'], ['5.4'])}` : '3,5 mm',
				noise_cancelling: cancel,
				driver_mm: driver,
				frequency_range: '20 Hz do 20 kHz',
				...(wireless
					? {
							battery_life_h: hours,
							fast_charge: d.by(['nema'], ['10 min za 2 h'], ['10 min za 4 h']),
							codec: d.by([['SBC', 'AAC']], [['SBC', 'AAC']], [['SBC', 'AAC', 'LC3']]),
						}
					: { impedance: d.by([32], [32, 64], [80, 250]), cable_cm: d.pick([120, 180, 300]) }),
				microphone: wireless ? d.by(['1'], ['2 s potiskivanjem šuma'], ['6 s potiskivanjem šuma']) : 'nema',
				water_rating: buds ? d.pick(['IPX4', 'IPX5']) : 'nema',
				weight_g: weight,
			},
			special: ['wear', 'connection', wireless ? 'battery_life_h' : 'impedance'],
			short: `${wireless ? 'Bežične slušalice' : 'Žične slušalice'}${cancel ? ' s aktivnim potiskivanjem buke' : ''}${wireless ? `, do ${hours} sati slušanja` : ''}.`,
			openings: [
				cancel
					? 'Aktivno potiskivanje buke u vlaku ili uredu utišava brujanje i razgovore, pa ni glazba ne mora biti glasna.'
					: wireless
						? 'Uparuju se jednom, a poslije se same javljaju čim ih stavite na uši.'
						: 'Kabel znači nula kašnjenja i zvuk koji ne ovisi o bateriji.',
				buds
					? 'Tri para nastavaka u kutiji pomažu naći položaj u kojem ne ispadaju ni pri trčanju.'
					: 'Jastučići od mekane pjene naliježu i preko naočala, pa ih nosite cijelo poslijepodne.',
			],
			facts: [
				wireless && `Baterija traje oko ${hours} sati${buds ? ', a kutijica ih napuni još tri puta' : ''}.`,
				cancel && 'Propusni način jednim dodirom vraća zvukove iz okoline.',
				buds && 'Podnose kišu i znoj.',
				!buds && 'Jastučići i kabel mogu se zamijeniti, a dijelove držimo na stanju.',
				wireless && d.tier > 0 && 'Istodobno su spojene s laptopom i mobitelom.',
				!wireless && d.tier === 2 && 'Za punu glasnoću preporučujemo pojačalo za slušalice.',
			],
			advice: [
				'Isprobajte ih u poslovnici: udobnost je osobna stvar, a mjerenja je ne pokazuju.',
				'Pri glasnoći iznad 80 % napravite stanku svakih sat vremena.',
			],
			picture: { kind: 'headphones', params: { color: 'black', variant: buds ? 'buds' : 'over' } },
			variants: inColours(d, 'p', ['black', 'white', 'blue', 'pink', 'green'], 4),
		};
	},
};
