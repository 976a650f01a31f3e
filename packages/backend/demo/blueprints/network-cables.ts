import type { Blueprint } from '../blueprint.ts';
import { inSizes } from '../catalogue/variants.ts';
import { hr } from '../text/number.ts';

export const networkCables: Blueprint = {
	category: 'mrezni-kabeli',
	prefix: 'MKB',
	stem: 'UT',
	weight: 1.6,
	theme: 'small',
	warranty: 24,
	makers: ['mreznar', 'scedar', 'dugotar'],
	noun: ['kabel', 'm'],
	series: [
		['', ''],
		['', 'Slim'],
		['Pro', 'Duct'],
	],
	design(d) {
		const category = d.by(['Cat5e', 'Cat6'], ['Cat6', 'Cat6A'], ['Cat6A', 'Cat7', 'Cat8']);
		const shield = category === 'Cat5e' || category === 'Cat6' ? 'U/UTP' : 'S/FTP';
		const perMetre = { Cat5e: 0.35, Cat6: 0.5, Cat6A: 0.75, Cat7: 0.95, Cat8: 1.4 }[category] ?? 0.5;
		const drum = d.chance(0.2);
		const metres = (length: number) => ({
			value: `${hr(length)} m`,
			add: (length - (drum ? 100 : 0.5)) * perMetre * (drum ? 0.62 : 1),
			specs: { length_m: length },
			params: { size: length },
		});
		return {
			tail: `${category} ${drum ? 'kabel na bubnju' : 'mrežni kabel'}`,
			price: drum ? 6 + 100 * perMetre * 0.62 : 1.6 + perMetre * 0.5,
			specs: {
				cable_category: category,
				shielding: shield,
				length_m: drum ? 100 : 0.5,
				connector: drum ? 'bez konektora' : 'RJ45 na oba kraja',
				conductor: drum ? 'puni bakar' : 'pleteni bakar',
				gauge: d.pick(['24 AWG', '26 AWG']),
				bandwidth_mhz: { Cat5e: 100, Cat6: 250, Cat6A: 500, Cat7: 600, Cat8: 2000 }[category] ?? 250,
				max_speed: category === 'Cat5e' ? '1 Gb/s' : category === 'Cat8' ? '40 Gb/s' : '10 Gb/s',
				jacket: d.pick(['PVC', 'LSZH']),
			},
			special: ['length_m', 'cable_category', 'shielding'],
			short: `Mrežni kabel ${category}, ${shield}, ${drum ? 'za trajno polaganje' : 'sa zaštićenim zatičima'}.`,
			openings: [
				drum
					? `Puni bakreni vodič predviđen je za polaganje u zid i kanalicu; krimpa se na utičnice i panele.`
					: `Spojni kabel ${category} za vezu između usmjernika, računala i televizora.`,
				`Oplaštenje ${shield} ${shield === 'S/FTP' ? 'čuva signal i kad kabel ide uz strujne vodove' : 'dovoljno je za stan i ured'}.`,
			],
			facts: [
				'Vodiči su od čistog bakra, bez aluminijske jezgre.',
				!drum && 'Zatiči imaju savitljivu zaštitu i ne zapinju pri izvlačenju.',
				drum && 'Oznaka svakog metra otisnuta je na plaštu.',
				category !== 'Cat5e' && 'Podržava 10 Gb/s na udaljenostima uobičajenima u stanu.',
				'Prikladan je i za napajanje uređaja preko mreže (PoE).',
			],
			advice: ['Uzmite metar više: prekratak kabel uvijek dođe do izražaja.', 'Polumjer savijanja neka ne bude manji od četiri promjera kabela.'],
			picture: { kind: 'cable', params: { color: d.pick(['grey', 'black', 'blue', 'white', 'yellow', 'green']), size: 1, variant: drum ? 'drum' : 'rj45' } },
			variants: inSizes(
				'Duljina',
				drum ? [metres(100), metres(305)] : [metres(0.5), metres(1), metres(2), metres(5), ...(d.tier > 0 ? [metres(10), metres(20)] : [])],
			),
			unit_price: { from: 'length_m', description: 'm' },
		};
	},
};
