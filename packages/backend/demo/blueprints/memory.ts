import type { Blueprint } from '../blueprint.ts';
import { inSizes } from '../catalogue/variants.ts';

export const memory: Blueprint = {
	category: 'radna-memorija',
	prefix: 'RAM',
	stem: 'M',
	weight: 2,
	theme: 'part',
	warranty: 120,
	makers: ['silbanik', 'vranar', 'risnjar', 'koranix'],
	noun: ['memorija', 'f'],
	series: [
		['', 'Basic'],
		['', 'Duo'],
		['RGB', 'Ultra'],
	],
	design(d) {
		const laptop = d.chance(0.25);
		const type = laptop || d.chance(0.75) ? 'DDR5' : 'DDR4';
		const speed = type === 'DDR4' ? d.by([2666, 3200], [3200], [3600]) : laptop ? d.by([4800], [5200], [5600]) : d.by([4800, 5200], [5600, 6000], [6400, 7200]);
		const latency = type === 'DDR4' ? d.by([19], [18], [16]) : d.by([40], [36], [30, 32]);
		const perGigabyte = (type === 'DDR4' ? 1.9 : 2.6) * (1 + d.tier * 0.12);
		const kit = (size: number, modules: number) => ({
			value: modules > 1 ? `${size} GB (${modules} × ${size / modules} GB)` : `${size} GB`,
			add: (size - 16) * perGigabyte,
			specs: { memory: size, modules },
			params: { count: modules },
		});
		return {
			tail: `memorija ${type}-${speed}${laptop ? ' za prijenosnike' : ''}`,
			price: 12 + 16 * perGigabyte + (speed - 2600) * 0.004,
			specs: {
				memory: 16,
				modules: 1,
				memory_type: type,
				memory_speed: speed,
				latency_cl: latency,
				voltage: type === 'DDR5' ? d.by([1.1], [1.25], [1.35]) : 1.35,
				form_factor: laptop ? 'SO-DIMM' : 'DIMM',
				heat_spreader: !laptop && d.tier > 0,
				memory_profile: d.tier > 0 && !laptop,
			},
			special: ['memory', 'memory_type', 'memory_speed'],
			short: `Radna memorija ${type} brzine ${speed} MT/s, ${laptop ? 'za prijenosna računala' : 'za stolna računala'}.`,
			openings: [
				`Moduli ${type} rade na ${speed} MT/s uz latenciju CL${latency}${d.tier > 0 && !laptop ? ', a profil s punom brzinom uključuje se jednim odabirom u BIOS-u' : ''}.`,
				'Više memorije najjeftiniji je način da starije računalo ponovno postane brzo.',
			],
			facts: [
				!laptop && 'Moduli u pakiranju ispitani su zajedno, pa u paru rade bez podešavanja.',
				!laptop && d.tier > 0 && 'Niski aluminijski hladnjak ne smeta velikim hladnjacima procesora.',
				laptop && 'Ugradnja traje nekoliko minuta: dva vijka na dnu računala i jedan klik.',
				type === 'DDR4' && 'Odgovara pločama koje još koriste DDR4; s DDR5 utorima nije kompatibilna.',
				'Jamstvo proizvođača traje deset godina.',
			],
			advice: [
				'Prije kupnje provjerite koji tip memorije i koji najveći kapacitet podržava Vaša ploča.',
				'Dva jednaka modula rade brže od jednoga istog ukupnog kapaciteta.',
			],
			picture: { kind: 'memory', params: { color: d.pick(['black', 'silver', 'white', 'red', 'green']), count: 1, variant: laptop ? 'sodimm' : 'dimm' } },
			variants: inSizes('Kapacitet', laptop ? [kit(16, 1), kit(32, 1)] : d.tier === 2 ? [kit(32, 2), kit(64, 2)] : [kit(16, 2), kit(32, 2)]),
		};
	},
};
