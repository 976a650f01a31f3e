import type { Blueprint } from '../blueprint.ts';
import { inCapacities } from '../catalogue/variants.ts';

export const hardDrives: Blueprint = {
	category: 'tvrdi-diskovi',
	prefix: 'TDI',
	stem: 'H',
	weight: 1,
	theme: 'part',
	warranty: 36,
	makers: ['perucin', 'vranar', 'silbanik'],
	noun: ['disk', 'm'],
	series: [
		['', 'Desk'],
		['NAS', 'Nadzor'],
		['Arhiv', 'NAS'],
	],
	design(d) {
		const portable = d.tier === 0 && d.chance(0.5);
		const rpm = portable ? 5400 : d.by([5400, 7200], [5400, 7200], [7200]);
		const sizes = d.by(
			[
				[1000, 2000],
				[2000, 4000],
			],
			[
				[4000, 6000],
				[4000, 8000],
			],
			[
				[12000, 16000],
				[16000, 20000],
			],
		);
		const [small = 1000, large = 2000] = sizes;
		const noise = rpm === 5400 ? d.int(23, 25) : d.int(28, 32);
		return {
			tail: portable ? 'vanjski tvrdi disk 2,5"' : 'tvrdi disk 3,5"',
			price: 32 + small * 0.0185 + (portable ? 8 : 0) + d.tier * 14,
			specs: {
				storage: small,
				form_factor: portable ? 'vanjski 2,5"' : '3,5"',
				interface: portable ? 'USB 3.2' : 'SATA III',
				rpm,
				cache_mb: d.by([64, 128], [256], [512]),
				transfer_mbs: d.by([140, 160], [180, 200], [260, 285]),
				recording: d.by(['SMR', 'CMR'], ['CMR'], ['CMR']),
				noise_db: noise,
				workload_tb: d.by([55], [180], [550]),
				continuous_use: d.tier > 0,
			},
			special: ['storage', 'rpm', 'interface'],
			short: portable
				? 'Vanjski disk za sigurnosne kopije, napaja se preko USB kabela.'
				: `Tvrdi disk od 3,5 inča i ${rpm} okretaja u minuti${d.tier > 0 ? ', predviđen za neprekidan rad' : ''}.`,
			openings: [
				portable
					? 'Za fotografije, sigurnosne kopije i filmove treba puno mjesta, a ne vrhunska brzina. Ovaj disk nudi upravo to.'
					: d.tier > 0
						? 'Predviđen je za rad 24 sata na dan u mrežnim spremištima i snimačima.'
						: 'Pouzdan disk za pohranu u stolnom računalu, uz SSD na kojem je sustav.',
				`Pri ${rpm} okretaja u minuti buka u mirovanju iznosi ${noise} dB.`,
			],
			facts: [
				d.tier > 0 && 'Senzori vibracija drže brzinu i kad više diskova radi jedan uz drugi.',
				portable && 'Kabel USB je u kutiji, a zaseban ispravljač nije potreban.',
				!portable && 'Zapis CMR podnosi česta pisanja, pa disk odgovara poljima RAID.',
				'Glave se pri padu napona same sklanjaju s ploča.',
				d.tier === 2 && 'U prve tri godine uključeno je jedno spašavanje podataka.',
			],
			advice: [
				'U mrežno spremište stavljajte jednake diskove, po mogućnosti iz različitih serija.',
				'Disk nije sigurnosna kopija sam po sebi: važne podatke držite na dva mjesta.',
			],
			picture: {
				kind: 'hdd',
				params: {
					color: portable ? d.pick(['black', 'blue', 'red', 'white']) : 'silver',
					size: portable ? 2.5 : 3.5,
					variant: portable ? 'external' : 'internal',
				},
			},
			variants: inCapacities([
				[small, 0],
				[large, (large - small) * 0.0165],
			]),
		};
	},
};
