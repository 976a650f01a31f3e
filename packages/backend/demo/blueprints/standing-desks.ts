import type { Blueprint } from '../blueprint.ts';
import { inSizes } from '../catalogue/variants.ts';

export const standingDesks: Blueprint = {
	category: 'podesivi-stolovi',
	prefix: 'STL',
	stem: 'HR',
	weight: 0.7,
	theme: 'furniture',
	warranty: 60,
	makers: ['hrastovin', 'kamenor', 'jablanar'],
	noun: ['stol', 'm'],
	series: [
		['', 'Eco'],
		['', 'Plus'],
		['Pro', 'Duo'],
	],
	design(d) {
		const width = d.by([100, 120], [120, 140], [140, 160, 180]);
		const load = d.by([60, 70], [80, 100], [120, 160]);
		const motors = d.by([1], [2], [2]);
		const range = d.by(['72 do 117 cm'], ['62 do 127 cm'], ['60 do 128 cm']);
		const board = (value: string, add: number, params: { color: string }) => ({ value, add, specs: { board: value }, params });
		return {
			tail: `podesivi stol ${width} cm`,
			price: 120 + width * 0.7 + load * 0.7 + d.tier * 62 + d.int(0, 25),
			specs: {
				width_cm: width,
				depth_cm: d.by([60], [70], [70, 80]),
				height_range: range,
				load_kg: load,
				motors,
				speed_mms: d.by([25], [32, 38], [40]),
				memory_slots_count: d.by([0], [3], [4]),
				board: 'hrast',
				board_mm: d.by([18], [22, 25], [25]),
				collision: d.tier > 0,
				noise_db: d.by([55], [48], [45]),
				weight_kg: d.by([29], [34], [42]),
			},
			special: ['width_cm', 'height_range', 'load_kg'],
			short: `Električno podesivi stol širine ${width} cm, nosivost ${load} kg, ${range}.`,
			openings: [
				`Raspon visine ${range} odgovara osobama od ${d.tier === 0 ? '165' : '155'} do 200 cm.`,
				`Nosivost od ${load} kg podnosi dva monitora, računalo i pisač.`,
			],
			facts: [
				motors === 2 && 'Dva motora dižu ploču ravnomjerno, bez naginjanja.',
				d.tier > 0 && 'Zapamćene visine vraćate jednom tipkom.',
				d.tier > 0 && 'Na dodir prepreke stol stane i vrati se unatrag.',
				'Pod pločom je korito za kabele i razdjelnik struje.',
				'Ploča i okvir dolaze u dvije kutije, ugradnja traje sat vremena.',
			],
			advice: ['Radnu visinu namjestite tako da Vam laktovi budu pod pravim kutom.', 'Odaberite dublju ploču ako uz monitor držite i papire.'],
			picture: { kind: 'desk', params: { color: 'copper', size: width, variant: 'standing' } },
			variants: inSizes('Ploča', [
				board('hrast', 0, { color: 'copper' }),
				board('bijela', 0, { color: 'white' }),
				...(d.chance(0.4) ? [board('crna', 0, { color: 'black' })] : []),
			]),
		};
	},
};
