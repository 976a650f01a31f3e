import type { Blueprint } from '../blueprint.ts';
import { inColours } from '../catalogue/variants.ts';
import { counted } from '../text/number.ts';

export const cases: Blueprint = {
	category: 'kucista',
	prefix: 'KUC',
	stem: 'K',
	weight: 1.5,
	theme: 'part',
	warranty: 24,
	makers: ['dravex', 'galunda', 'risnjar', 'snjeznar'],
	noun: ['kućište', 'n'],
	series: [
		['', 'Eco'],
		['Air', 'Mesh'],
		['Silent', 'Grand'],
	],
	design(d) {
		const form = d.by(['mATX', 'Mini-ITX'], ['ATX'], ['ATX', 'E-ATX']);
		const fans = d.by([1], [2, 3], [3, 4]);
		const gpu = form === 'Mini-ITX' ? d.step(280, 320, 5) : d.step(330, 420, 5);
		const glass = d.tier > 0 && d.chance(0.7);
		const height = form === 'Mini-ITX' ? d.int(28, 34) : d.int(40, 52);
		return {
			tail: `kućište ${form}`,
			price: 28 + fans * 9 + d.tier * 28 + (glass ? 15 : 0) + d.int(0, 15),
			specs: {
				form_factor: form,
				fan_count: fans,
				fan_max: fans + d.int(3, 6),
				gpu_max_mm: gpu,
				cooler_max_mm: form === 'Mini-ITX' ? d.int(130, 155) : d.int(158, 180),
				radiator_max: form === 'Mini-ITX' ? 240 : d.by([240], [280, 360], [360, 420]),
				drive_bays: d.int(2, 6),
				front_ports: ['USB-C', '2 × USB-A', 'audio'],
				side_panel: glass ? 'kaljeno staklo' : 'čelik',
				height_cm: height,
				weight_kg: Math.round((3.2 + d.tier * 2 + (glass ? 1.8 : 0) + d.next()) * 10) / 10,
			},
			special: ['form_factor', 'fan_count', 'gpu_max_mm'],
			short: `Kućište formata ${form} za grafičke kartice do ${gpu} mm, uz ${counted(fans, ['ugrađeni ventilator', 'ugrađena ventilatora', 'ugrađenih ventilatora'])}.`,
			openings: [
				`Prednja ploča je perforirana, pa zrak ulazi cijelom površinom. Ugrađenih ventilatora: ${fans}.`,
				`Unutra stane grafička kartica duga ${gpu} mm i hladnjak pune visine, a kabeli nestaju iza ploče.`,
			],
			facts: [
				glass && 'Bočna stranica od kaljenog stakla skida se bez alata.',
				'Filtri za prašinu na dnu i na prednjoj strani vade se i peru pod mlazom vode.',
				form === 'Mini-ITX' && 'Zauzima malo mjesta na stolu, a prima standardno napajanje.',
				d.tier === 2 && 'Stranice su obložene filcem koji upija visoke tonove ventilatora.',
				'Na gornjoj strani su USB-C i dva USB-A priključka, lako dostupni i kad kućište stoji na podu.',
			],
			advice: [
				'Napajanje nije uključeno; smjestite ga s ventilatorom prema dolje, iznad filtra.',
				'Za miran protok zraka dovoljna su dva ventilatora sprijeda i jedan straga.',
			],
			picture: { kind: 'case', params: { color: 'black', size: height, count: fans, variant: glass ? 'glass' : 'tower' } },
			variants: inColours(d, 'n', ['black', 'white', 'grey'], 2),
		};
	},
};
