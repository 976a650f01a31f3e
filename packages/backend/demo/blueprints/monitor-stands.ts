import type { Blueprint } from '../blueprint.ts';
import { inColours } from '../catalogue/variants.ts';
import { hr } from '../text/number.ts';

export const monitorStands: Blueprint = {
	category: 'nosaci-za-monitore',
	prefix: 'NOS',
	stem: 'NM',
	weight: 0.8,
	theme: 'furniture',
	warranty: 60,
	makers: ['kamenor', 'hrastovin', 'trsatin'],
	noun: ['nosač', 'm'],
	series: [
		['', 'Basic'],
		['', 'Plus'],
		['Pro', 'Heavy'],
	],
	design(d) {
		const monitors = d.by([1], [1, 2], [1, 2, 3]);
		const size = d.by([27, 32], [32, 34], [35, 49]);
		const load = d.by([7, 8], [9, 10], [14, 20]);
		return {
			tail: monitors === 1 ? 'nosač za monitor' : `nosač za ${monitors} monitora`,
			price: 16 + monitors * 15 + load * 1.6 + d.tier * 12 + d.int(0, 10),
			specs: {
				monitors,
				screen_max: size,
				load_kg: load,
				arm_type: d.by(['opružni'], ['plinska opruga'], ['plinska opruga']),
				vesa: '75 × 75 i 100 × 100 mm',
				rotation: '360°',
				tilt: d.pick(['−45 do 45°', '−80 do 90°']),
				reach_cm: d.by([42, 48], [52], [55, 60]),
				mounting: ['stezaljka', 'provrt'],
				cable_routing: true,
				weight_kg: Math.round((1.8 + monitors * 1.7 + d.tier) * 10) / 10,
			},
			special: ['monitors', 'screen_max', 'load_kg'],
			short: `Nosač za ${monitors === 1 ? 'jedan monitor' : `${monitors} monitora`} do ${size} inča, po ${hr(load)} kg.`,
			openings: [
				`Nosi ${monitors === 1 ? 'monitor' : 'monitore'} do ${size} inča i ${load} kg, a stol ispod ostaje slobodan.`,
				d.tier > 0 ? 'Plinska opruga pomiče zaslon jednom rukom i drži ga na mjestu.' : 'Za stalan položaj zaslona, bez podešavanja svaki dan.',
			],
			facts: [
				'Stezaljka steže ploče debele od jedan do osam centimetara.',
				'Kabeli se vode kroz krak i ne vise.',
				'Zaslon se zakreće u portretni položaj za čitanje dokumenata.',
				monitors > 1 && 'Krakovi se pomiču neovisno.',
				'Imbus ključ i vijci su u kutiji.',
			],
			advice: ['Provjerite masu svojeg monitora i ima li VESA provrte.', 'Stezaljku ne stavljajte na staklenu ploču.'],
			picture: { kind: 'stand', params: { color: 'black', count: monitors, variant: 'arm' } },
			variants: inColours(d, 'm', ['black', 'silver', 'white'], 2),
		};
	},
};
