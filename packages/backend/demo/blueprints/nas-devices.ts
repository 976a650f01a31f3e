import type { Blueprint } from '../blueprint.ts';
import { counted } from '../text/number.ts';

export const nasDevices: Blueprint = {
	category: 'nas-uredaji',
	prefix: 'NAS',
	stem: 'NS',
	weight: 0.8,
	theme: 'network',
	warranty: 36,
	makers: ['vranar', 'peljar', 'perucin'],
	noun: ['uređaj', 'm'],
	series: [
		['', 'Home'],
		['', 'Plus'],
		['Pro', 'Max'],
	],
	design(d) {
		const bays = d.by([1, 2], [2, 4], [4, 6, 8]);
		const memory = d.by([1, 2], [4], [8, 16]);
		const lan = d.by(['1 × 1 Gb/s'], ['2 × 1 Gb/s', '1 × 2,5 Gb/s'], ['2 × 2,5 Gb/s', '1 × 10 Gb/s']);
		const cores = d.by([2], [4], [4, 8]);
		return {
			tail: `NAS, ${counted(bays, ['ležište', 'ležišta', 'ležišta'])}`,
			price: 70 + bays * 52 + memory * 7 + d.tier * 50 + d.int(0, 30),
			specs: {
				drive_bays: bays,
				cpu_cores: cores,
				memory,
				lan,
				storage_max: `${bays * 20} TB`,
				raid: bays === 1 ? 'nema' : bays === 2 ? ['0', '1'] : ['0', '1', '5', '6', '10'],
				m2_slots: d.by([0], [0, 1], [2]),
				usb_ports: d.by(['1 × USB 3.0'], ['2 × USB 3.0'], ['3 × USB 3.0']),
				encryption: true,
				noise_db: 16 + bays,
				power_w: 8 + bays * 7,
			},
			special: ['drive_bays', 'memory', 'lan'],
			short: `Mrežno spremište za ${counted(bays, ['disk', 'diska', 'diskova'])}, ${memory} GB memorije, isporučuje se bez diskova.`,
			openings: [
				'Vlastito spremište drži fotografije, kopije i dokumente na jednom mjestu, bez mjesečne pretplate.',
				`Prima ${counted(bays, ['disk', 'diska', 'diskova'])} i na mrežu se spaja preko ${lan}.`,
			],
			facts: [
				bays > 1
					? 'Kad jedan disk otkaže, podaci ostaju, a novi disk umetnete bez gašenja.'
					: 'Jedno ležište dovoljno je za kućne kopije; važne podatke čuvajte i na drugom mjestu.',
				'Mobiteli članova obitelji sami šalju fotografije čim dođu kući.',
				memory >= 8 && 'Memorije ima dovoljno za kontejnere i nekoliko virtualnih strojeva.',
				'Ležišta se otvaraju bez odvijača.',
				'Podaci se mogu šifrirati za cijelo polje.',
			],
			advice: [
				'Diskove birajte iz serija predviđenih za neprekidan rad.',
				'Uz spremište isplati se i mali UPS, da ga nestanak struje ne zatekne usred zapisa.',
			],
			picture: { kind: 'nas', params: { color: d.pick(['black', 'black', 'white']), count: bays } },
		};
	},
};
