import type { Blueprint } from '../blueprint.ts';
import { inColours } from '../catalogue/variants.ts';
import { hr } from '../text/number.ts';

export const heaters: Blueprint = {
	category: 'grijanje',
	prefix: 'GRI',
	stem: 'UG',
	weight: 0.8,
	theme: 'home',
	warranty: 24,
	makers: ['ugljar', 'mljetar', 'cetinor'],
	noun: ['grijalica', 'f'],
	series: [
		['', 'Mini'],
		['', 'Eco'],
		['Smart', 'Pro'],
	],
	design(d) {
		const type = d.by(['keramička', 'konvektorska'], ['konvektorska', 'uljna'], ['panelna', 'infracrvena']);
		const power = d.by([800, 1200, 1500], [1500, 2000], [1500, 2000, 2400]);
		const area = Math.round(power / 95);
		const smart = d.tier === 2;
		return {
			tail: `${type} grijalica ${hr(power)} W`,
			price: 12 + power * 0.016 + d.tier * 26 + (smart ? 22 : 0) + d.int(0, 9),
			specs: {
				heater_type: type,
				max_load: power,
				power_steps: d.by([1, 2], [3], [3]),
				area_m2: area,
				thermostat: d.by(['mehanički'], ['mehanički', 'elektronički'], ['elektronički']),
				protocol: smart ? 'Wi-Fi' : 'nema',
				schedule: d.tier > 0,
				tip_over: true,
				protection: d.by(['IP20'], ['IP20', 'IP21'], ['IP24']),
				noise_db: type === 'keramička' ? 46 : 20,
				weight_kg: d.by([1.3, 2.2], [5.4, 8.9], [6.2, 7.5]),
			},
			special: ['heater_type', 'max_load', 'area_m2'],
			short: `Grijalica snage ${hr(power)} W za prostor do otprilike ${area} m².`,
			openings: [
				type === 'keramička'
					? 'Ventilator brzo raznese toplinu, pa se mala soba ugrije za nekoliko minuta.'
					: type === 'infracrvena'
						? 'Zrači toplinu izravno na ljude i predmete, bez strujanja zraka i prašine.'
						: 'Grije polako i ravnomjerno, bez ventilatora i bez šuma.',
				`Snaga od ${hr(power)} W dovoljna je za oko ${area} m² prosječno izoliranog prostora.`,
			],
			facts: [
				'Pri prevrtanju se sama isključi.',
				d.tier > 0 && 'Termostat drži temperaturu i štedi struju.',
				smart && 'Raspored i temperaturu mijenjate s mobitela, i kad niste kod kuće.',
				d.tier === 2 && 'Zaštita od prskanja dopušta ugradnju u kupaonici, izvan zone tuša.',
				'Kotačići ili zidni nosač su u kutiji.',
			],
			advice: [
				'Grijalicu spojite izravno u zidnu utičnicu, ne na produžni kabel.',
				'Za trajno grijanje usporedite cijenu s toplinskom pumpom; grijalica je rješenje za prijelazna razdoblja.',
			],
			picture: { kind: 'heater', params: { color: 'white', size: power, variant: type === 'keramička' ? 'tower' : 'panel' } },
			variants: inColours(d, 'f', ['white', 'black', 'grey'], 2),
		};
	},
};
