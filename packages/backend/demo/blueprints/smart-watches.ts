import type { Blueprint } from '../blueprint.ts';
import { inColours } from '../catalogue/variants.ts';
import { hr } from '../text/number.ts';

export const smartWatches: Blueprint = {
	category: 'pametni-satovi',
	prefix: 'SAT',
	stem: 'OB',
	weight: 1.3,
	theme: 'mobile',
	warranty: 24,
	makers: ['obrunix', 'lastrana', 'gackor'],
	noun: ['sat', 'm'],
	series: [
		['', 'Fit'],
		['', 'Active'],
		['Pro', 'Trail'],
	],
	design(d) {
		const screen = d.by([1.47, 1.69], [1.43, 1.75], [1.3, 1.43]);
		const days = d.by([7, 10], [9, 12], [14, 21]);
		const gps = d.by([false, true], [true], [true]);
		const water = d.by(['3 ATM'], ['5 ATM'], ['10 ATM']);
		return {
			tail: `pametni sat ${hr(screen)}"`,
			price: 24 + d.tier * 72 + (gps ? 22 : 0) + days * 1.6 + d.int(0, 20),
			specs: {
				screen_size: screen,
				panel: d.by(['TFT'], ['AMOLED'], ['AMOLED']),
				case_mm: d.by([40, 42], [42, 44], [45, 47]),
				battery_life_days: days,
				gps,
				heart_sensor: true,
				water_rating: water,
				calls: d.tier > 0,
				sport_modes: d.by([20, 60], [100], [120]),
				payments: d.tier === 2,
				connection: 'Bluetooth 5.2',
				weight_g: d.by([28], [34], [49]),
			},
			special: ['screen_size', 'battery_life_days', 'water_rating'],
			short: `Pametni sat s ${days} dana baterije${gps ? ', ugrađenim GPS-om' : ''} i vodootpornošću ${water}.`,
			openings: [
				`Baterija traje do ${days} dana, pa sat ne ostavljate svaku večer na punjaču.`,
				gps ? 'Ugrađeni GPS bilježi rutu bez mobitela u džepu.' : 'Broji korake, mjeri puls i javlja poruke, a na ruci je jedva osjetan.',
			],
			facts: [
				'Izbornici i poruke prikazuju se na hrvatskom jeziku, s našim slovima.',
				d.tier > 0 && 'Na poziv se javljate sa sata, dok je mobitel u torbi.',
				d.tier === 2 && 'Safirno staklo podnosi stijenu i metal.',
				'Remen širine 22 mm mijenja se bez alata.',
				'Praćenje sna razlikuje lagani i duboki san.',
			],
			advice: ['Senzor pulsa točniji je kad je remen zategnut prst iznad zgloba.', 'Sat nije medicinski uređaj; za zdravstvene odluke obratite se liječniku.'],
			picture: { kind: 'smartwatch', params: { color: 'black', size: d.by([40], [43], [46]), variant: d.pick(['round', 'square']) } },
			variants: inColours(d, 'm', ['black', 'silver', 'green', 'pink'], 3),
		};
	},
};
