import type { Blueprint } from '../blueprint.ts';
import { inCapacities } from '../catalogue/variants.ts';

export const vrHeadsets: Blueprint = {
	category: 'vr-naocale',
	prefix: 'VRN',
	stem: 'VR',
	weight: 0.4,
	theme: 'play',
	warranty: 24,
	makers: ['premudar', 'susakar', 'elafix'],
	noun: ['naočale', 'p'],
	series: [
		['', 'Lite'],
		['', 'One'],
		['Pro', 'Mix'],
	],
	design(d) {
		const standalone = d.by([true], [true], [true, false]);
		const perEye = d.by(['1832 × 1920'], ['2064 × 2208'], ['2448 × 2448', '2880 × 2880']);
		const refresh = d.by([72, 90], [90, 120], [120, 144]);
		return {
			tail: `VR naočale ${refresh} Hz`,
			price: 195 + d.tier * 170 + refresh * 0.6 + d.int(0, 35),
			specs: {
				resolution_eye: perEye,
				refresh_rate: refresh,
				view_angle: d.by([95], [104], [110, 120]),
				tracking: d.by(['4 kamere'], ['4 kamere'], ['6 kamera']),
				standalone,
				memory: d.by([6], [8], [12]),
				storage: d.by([128], [128], [256]),
				lens_type: d.by(['Fresnelove'], ['palačinka'], ['palačinka']),
				ipd: d.by(['tri položaja'], ['58 do 70 mm'], ['58 do 72 mm']),
				battery_life_h: standalone ? d.by([2], [2.5], [2.2]) : 'napajanje kabelom',
				controllers: '2 u kutiji',
				weight_g: d.by([503], [470], [515, 620]),
			},
			special: ['resolution_eye', 'refresh_rate', 'view_angle'],
			short: `${standalone ? 'Samostalne VR naočale' : 'VR naočale za računalo'}, ${perEye} po oku.`,
			openings: [
				standalone
					? 'Rade same, bez računala i kabela: stavite ih i prostor je oko Vas.'
					: 'Spajaju se na računalo kabelom i koriste punu snagu grafičke kartice.',
				`Pri ${refresh} Hz pokret je miran, pa se manje umarate.`,
			],
			facts: [
				'Razmak leća podešava se na samim naočalama.',
				d.tier > 0 && 'Ravne leće daju oštru sliku i prema rubu.',
				'Kamere pokazuju sobu oko Vas i bez skidanja naočala.',
				'Jastučić je periv i zamjenjiv.',
				'Slobodan prostor od dva puta dva metra dovoljan je za većinu igara.',
			],
			advice: ['Počnite s kratkim igrama u sjedećem položaju, dok se ne naviknete.', 'Ako nosite dioptriju, pitajte nas za umetke s lećama.'],
			picture: { kind: 'vr', params: { color: d.pick(['white', 'black', 'grey']), variant: standalone ? 'standalone' : 'tethered' } },
			variants: standalone
				? inCapacities(
						d.tier === 2
							? [
									[256, 0],
									[512, 90],
								]
							: [
									[128, 0],
									[256, 60],
								],
					)
				: [],
		};
	},
};
