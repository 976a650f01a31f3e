import type { Blueprint } from '../blueprint.ts';
import { counted, hr } from '../text/number.ts';

const CORES = ['jezgra', 'jezgre', 'jezgara'] as const;

export const processors: Blueprint = {
	category: 'procesori',
	prefix: 'CPU',
	stem: 'C',
	weight: 2,
	theme: 'part',
	warranty: 36,
	makers: ['koranix', 'dobranix'],
	noun: ['procesor', 'm'],
	series: [
		['', 'E'],
		['', 'Plus'],
		['X', 'Max'],
	],
	design(d) {
		const cores = d.by([4, 6], [6, 8, 10], [12, 16, 24]);
		const boost = d.by([4.1, 4.3, 4.5], [4.8, 5, 5.1], [5.4, 5.6, 5.8]);
		const tdp = d.by([35, 58, 65], [65, 95], [120, 125, 170]);
		const cache = d.by([12, 18], [24, 32, 36], [64, 96, 128]);
		const graphics = d.chance(0.6);
		return {
			tail: `procesor, ${counted(cores, CORES)}, ${hr(boost)} GHz`,
			price: 38 + cores * 17 + (boost - 4) * 45 + cache * 0.8 + (graphics ? 12 : 0) + d.int(0, 15),
			specs: {
				cpu_cores: cores,
				cpu_threads: cores * 2,
				cpu_base: Math.round((boost - d.by([0.9], [1.2], [1.6])) * 10) / 10,
				cpu_boost: boost,
				cache_mb: cache,
				socket: d.pick(['TX5', 'TX5', 'TX4', 'DL1']),
				memory_type: 'DDR5',
				tdp,
				graphics: graphics ? 'integrirana' : 'nema',
				process_nm: d.by([7], [5], [4]),
				cooler_included: tdp <= 65,
			},
			special: ['cpu_cores', 'cpu_boost', 'socket'],
			short: `Procesor: ${counted(cores, CORES)}, do ${hr(boost)} GHz, uz potrošnju od ${tdp} W.`,
			openings: [
				`${counted(cores, CORES)} i ${cores * 2} niti ${d.tier === 2 ? 'dovoljno je za igre, prijenos uživo i obradu videa u istom računalu' : 'dovoljno je za igre u Full HD razlučivosti i svakodnevni posao'}.`,
				`Takt do ${hr(boost)} GHz osjetit ćete u programima koji koriste jednu jezgru: tablicama, pregledniku i većini igara.`,
			],
			facts: [
				`${cache} MB priručne memorije ${cache >= 64 ? 'osjetno podiže broj sličica u igrama' : 'drži podatke blizu jezgara'}.`,
				graphics && 'Integrirana grafika dovoljna je za sliku na dva monitora, i kad zasebne kartice nema.',
				!graphics && 'Nema integriranu grafiku, pa za sliku treba zasebna grafička kartica.',
				tdp <= 65
					? 'Hladnjak je u kutiji i za tvorničke postavke sasvim je dovoljan.'
					: `Za ${tdp} W preporučujemo hladnjak s barem četiri toplinske cijevi ili vodeno hlađenje.`,
				'Množitelj je otključan, pa takt i napon možete podesiti i sami.',
			],
			advice: [
				'Prije kupnje provjerite podnožje matične ploče i treba li joj novija inačica BIOS-a.',
				'Uz procesor naručite i termalnu pastu ako hladnjak već nema nanesenu.',
			],
			picture: { kind: 'cpu', params: { color: 'silver', count: cores, variant: 'lga' } },
			maximum_qty: 3,
		};
	},
};
