import type { Blueprint } from '../blueprint.ts';
import { inColours } from '../catalogue/variants.ts';

export const caseFans: Blueprint = {
	category: 'ventilatori',
	prefix: 'VEN',
	stem: 'V',
	weight: 0.8,
	theme: 'part',
	warranty: 36,
	makers: ['galunda', 'snjeznar', 'dravex'],
	noun: ['ventilator', 'm'],
	series: [
		['', 'Eco'],
		['PWM', 'Flow'],
		['Silent', 'Pro'],
	],
	design(d) {
		const size = d.pick([80, 92, 120, 120, 120, 140, 140]);
		const rpm = d.by([1200, 1400], [1500, 1600], [1000, 2000]);
		const airflow = Math.round((size / 120) ** 2 * rpm * 0.044);
		const noise = Math.round(13 + rpm / 130);
		const pack = d.tier > 0 && d.chance(0.35) ? 3 : 1;
		return {
			tail: `ventilator ${size} mm${pack === 3 ? ', 3 komada' : ''}`,
			price: (5 + d.tier * 5 + (size - 80) * 0.04) * (pack === 3 ? 2.6 : 1),
			specs: {
				fan_mm: size,
				fan_rpm: rpm,
				airflow_m3h: airflow,
				static_pressure: Math.round((0.8 + rpm / 1300) * 10) / 10,
				noise_db: noise,
				fan_connector: d.by(['3-pinski'], ['4-pinski PWM'], ['4-pinski PWM']),
				bearing: d.by(['klizni'], ['hidrodinamički'], ['magnetski']),
				pieces: pack,
				cable_cm: d.pick([30, 40, 50]),
			},
			special: ['fan_mm', 'airflow_m3h', 'noise_db'],
			short: `Ventilator za kućište od ${size} mm, ${airflow} m³/h pri najviše ${noise} dB.`,
			openings: [
				`Kroz kućište pokreće do ${airflow} m³ zraka na sat, a pri tome ostaje na ${noise} dB.`,
				`Okvir od ${size} mm ima gumene kutove koji vibracije zadržavaju dalje od lima.`,
			],
			facts: [
				d.tier > 0 && 'Brzinu preko PWM-a određuje ploča, pa u mirnom radu gotovo staje.',
				'Kabel je opleten i kratak, bez petlji po kućištu.',
				pack === 3 && 'Tri komada spajaju se u niz na jedan priključak ploče.',
				'U kutiji su vijci i gumeni nosači.',
			],
			advice: ['Strelica na okviru pokazuje smjer zraka; sprijeda neka gleda unutra, straga van.', 'Veći ventilator pri istom protoku radi tiše od manjega.'],
			picture: { kind: 'fan', params: { color: 'black', size, count: pack } },
			variants: inColours(d, 'm', ['black', 'white'], 2),
		};
	},
};
