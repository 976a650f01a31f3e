import type { AttributeRows } from './attribute-row.ts';

export const lightAttributes = {
	luminous_flux: ['Svjetlosni tok', 'lm'],
	colour_temperature: ['Temperatura boje', 'K'],
	colour_temperature_range: ['Temperatura boje'],
	cri: ['Indeks boja CRI'],
	dimmable: ['Prigušivanje'],
	dim_levels: ['Stupnjevi jačine'],
	auto_dim: ['Automatska jačina'],
	bulb_base: ['Grlo'],
	beam_angle: ['Kut svjetla', '°'],
	colours: ['Boje'],
	lifetime_h: ['Vijek trajanja', 'h'],
	equivalent_w: ['Zamjenjuje žarulju', 'W'],
} as const satisfies AttributeRows;
