import type { Blueprint } from '../blueprint.ts';
import { inCapacities } from '../catalogue/variants.ts';
import { hr } from '../text/number.ts';

export const solidStateDrives: Blueprint = {
	category: 'ssd-diskovi',
	prefix: 'SSD',
	stem: 'S',
	weight: 2.5,
	theme: 'part',
	warranty: 60,
	makers: ['silbanik', 'vranar', 'perucin', 'velnor', 'koranix'],
	noun: ['disk', 'm'],
	series: [
		['', 'Eko'],
		['', 'Plus'],
		['Pro', 'Ultra'],
	],
	design(d) {
		const sata = d.tier === 0 && d.chance(0.5);
		const external = !sata && d.chance(0.2);
		const read = sata ? 550 : external ? d.by([1050], [1050, 2000], [2000, 3800]) : d.by([3200, 3500], [5000, 7000], [7400, 10000, 14000]);
		const write = Math.round((read * (sata ? 0.94 : d.by([0.75], [0.85], [0.92]))) / 10) * 10;
		const perTerabyte = sata ? 52 : external ? 78 : d.by([55], [68], [98]);
		const kind = sata ? '2,5" SATA SSD' : external ? 'vanjski SSD USB-C' : 'M.2 NVMe SSD';
		return {
			tail: kind,
			price: 16 + perTerabyte * 0.5,
			specs: {
				storage: 500,
				interface: sata ? 'SATA III' : external ? 'USB-C' : read >= 10000 ? 'PCIe 5.0 x4' : read >= 5000 ? 'PCIe 4.0 x4' : 'PCIe 3.0 x4',
				form_factor: sata ? '2,5"' : external ? 'vanjski' : 'M.2 2280',
				read_mbs: read,
				write_mbs: write,
				flash_type: d.by(['3D QLC'], ['3D TLC'], ['3D TLC']),
				tbw: d.by([150], [300], [600]),
				mtbf_h: d.by([1_500_000], [1_800_000], [2_000_000]),
				dram_cache: d.tier === 2,
				encryption: d.tier > 0,
			},
			special: ['storage', 'interface', 'read_mbs'],
			short: `${kind} brzine čitanja do ${hr(read)} MB/s.`,
			openings: [
				sata
					? 'Starom računalu s mehaničkim diskom ovo je zamjena koju ćete osjetiti već pri prvom uključivanju.'
					: external
						? 'Stane u džep, a cijeli dan snimanja prebaci za nekoliko minuta.'
						: `Čitanje do ${hr(read)} MB/s znači da se veliki projekti i igre otvaraju bez čekanja.`,
				`Čita do ${hr(read)} i zapisuje do ${hr(write)} MB/s, a u mirovanju gotovo da ne troši.`,
			],
			facts: [
				!sata && !external && 'Ugrađuje se izravno na ploču, bez kabela, jednim vijkom.',
				d.tier === 2 && 'Vlastita DRAM memorija drži brzinu i kad je disk gotovo pun.',
				external && 'Kućište podnosi pad s dva metra i prskanje vode.',
				d.tier > 0 && 'Podaci se mogu zaštititi sklopovskim šifriranjem.',
				'Zdravlje diska pratite besplatnim programom proizvođača.',
				read >= 10000 && 'Za punu brzinu treba utor PCIe 5.0 i hladnjak na ploči.',
			],
			advice: [
				'Ostavite petinu prostora slobodnom: disk će trajati dulje i ostati brži.',
				'Za važne podatke i dalje vrijedi pravilo: dvije kopije, na dva mjesta.',
			],
			picture: { kind: 'ssd', params: { color: d.pick(['black', 'green', 'blue', 'silver']), variant: sata ? 'sata' : external ? 'external' : 'm2' } },
			variants: inCapacities([[500, 0], [1000, perTerabyte * 0.45], ...(d.tier > 0 ? ([[2000, perTerabyte * 1.35]] as const) : [])]),
		};
	},
};
