import type { Blueprint } from '../blueprint.ts';
import { inSizes } from '../catalogue/variants.ts';

export const mousePads: Blueprint = {
	category: 'podloge-za-mis',
	prefix: 'POD',
	stem: 'PM',
	weight: 0.8,
	theme: 'small',
	warranty: 24,
	makers: ['kaprijan', 'likanor', 'trsatin'],
	noun: ['podloga', 'f'],
	series: [
		['', 'Basic'],
		['Speed', 'Control'],
		['Hibrid', 'Filc'],
	],
	design(d) {
		const thickness = d.by([2, 3], [3, 4], [4, 6]);
		const surface = d.by(['tkanina'], ['glatka tkanina', 'gruba tkanina'], ['vuneni filc', 'hibridna tkanina']);
		const pad = (value: string, width: number, height: number, add: number) => ({
			value,
			add,
			specs: { width_cm: width, depth_cm: height },
			params: { size: width },
		});
		return {
			tail: 'podloga za miš',
			price: 5 + d.tier * 6 + thickness,
			specs: {
				width_cm: 32,
				depth_cm: 27,
				thickness_mm: thickness,
				surface,
				base: d.pick(['prirodna guma', 'silikon']),
				stitched_edge: d.tier > 0,
				washable: surface !== 'vuneni filc',
			},
			special: ['width_cm', 'depth_cm', 'surface'],
			short: `Podloga debljine ${thickness} mm, površina: ${surface}.`,
			openings: [`Gornji sloj (${surface}) daje mišu ravnomjeran otpor od ruba do ruba.`, 'Podloga utišava stol, čuva mu površinu i smiruje ruku.'],
			facts: [
				d.tier > 0 && 'Rub je obrubljen koncem i ne osipa se.',
				'Guma s donje strane ne klizi ni po staklu.',
				surface === 'vuneni filc' ? 'Filc čistite četkom, ne pranjem.' : 'Pere se u mlakoj vodi s malo sapuna.',
				'Dolazi zarolana i izravna se za nekoliko sati.',
			],
			advice: ['Ako igrate s niskim DPI-jem, uzmite veću; za ured je dovoljna manja.', 'Veličina XL stane i pod tipkovnicu, pa sve miruje.'],
			picture: { kind: 'mousepad', params: { color: d.pick(['black', 'grey', 'green', 'blue', 'red']), size: 32 } },
			variants: inSizes('Veličina', [pad('M', 32, 27, 0), pad('L', 45, 40, 4), pad('XL', 90, 40, 9)]),
		};
	},
};
