import type { Blueprint } from '../blueprint.ts';
import { hr } from '../text/number.ts';

export const multimeters: Blueprint = {
	category: 'multimetri',
	prefix: 'MUL',
	stem: 'DM',
	weight: 1,
	theme: 'bench',
	warranty: 36,
	makers: ['ampernik', 'ohmvid', 'fazorin', 'voltanor'],
	noun: ['multimetar', 'm'],
	series: [
		['', 'Basic'],
		['', 'Auto'],
		['Pro', 'Servis'],
	],
	design(d) {
		const clamp = d.chance(0.3);
		const counts = d.by([2000, 4000], [6000, 10000], [20000, 50000]);
		const accuracy = d.by([0.8, 0.5], [0.3, 0.2], [0.05, 0.025]);
		const cat = d.by(['CAT II 300 V', 'CAT III 300 V'], ['CAT III 600 V'], ['CAT III 1000 V, CAT IV 600 V']);
		const trms = d.tier > 0;
		return {
			tail: `${clamp ? 'strujna kliješta' : 'digitalni multimetar'}${trms ? ' TRMS' : ''}`,
			price: 11 + counts * 0.0022 + d.tier * 26 + (clamp ? 14 : 0) + d.int(0, 8),
			specs: {
				counts,
				accuracy_dc: accuracy,
				true_rms: trms,
				voltage_max: d.by([500, 600], [750, 1000], [1000]),
				current_max: clamp ? d.by([200, 400], [600], [1000]) : 10,
				measures: d.by([['V', 'A', 'Ω', 'dioda']], [['V', 'A', 'Ω', 'µF', 'Hz', '°C']], [['V', 'A', 'Ω', 'µF', 'Hz', '°C', 'dB']]),
				range_select: d.by(['ručni', 'automatski'], ['automatski'], ['automatski']),
				safety_class: cat,
				backlight: d.by(['nema'], ['bijelo'], ['bijelo']),
				logging: d.tier === 2,
				power_source: d.by(['9 V baterija', '2 × AAA'], ['2 × AAA'], ['4 × AA']),
				weight_g: d.step(150, 420, 10),
			},
			special: ['counts', 'true_rms', 'safety_class'],
			short: `${clamp ? 'Strujna kliješta' : 'Digitalni multimetar'} s ${hr(counts)} očitanja, ${cat}.`,
			openings: [
				`Prikaz od ${hr(counts)} očitanja i osnovna točnost od ${hr(accuracy)} % ${d.tier === 2 ? 'zadovoljavaju servis i laboratorij' : d.tier === 1 ? 'pokrivaju servis, hobi i kućne instalacije' : 'dovoljni su za baterije, osigurače i prve projekte'}.`,
				clamp
					? 'Struju mjerite bez prekidanja kruga, obuhvatom vodiča.'
					: 'Za prvi instrument na stolu važni su siguran razred i čitak zaslon, a ovdje imate oboje.',
			],
			facts: [
				trms && 'Mjerenje prave efektivne vrijednosti točno je i kod prigušenih svjetiljki i pretvarača.',
				`Razred ${cat} određuje gdje se instrumentom smije mjeriti; na njega uvijek pazite prvo.`,
				'Zujalo reagira odmah, bez čekanja na očitanje.',
				'Osigurače možete zamijeniti sami, rezervni su u kutiji.',
				d.tier === 2 && 'Mjerenja bilježi i prenosi na računalo.',
			],
			advice: ['Prije svakog mjerenja provjerite instrument na poznatom naponu.', 'Sonde su potrošni dio: zamijenite ih čim se izolacija ošteti.'],
			picture: { kind: 'multimeter', params: { color: d.pick(['yellow', 'red', 'blue', 'grey']), variant: clamp ? 'clamp' : 'handheld' } },
		};
	},
};
