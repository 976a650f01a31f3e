import type { Blueprint } from '../blueprint.ts';
import { crossed, inCapacities, inColours } from '../catalogue/variants.ts';
import { counted, hr } from '../text/number.ts';

export const phones: Blueprint = {
	category: 'mobiteli',
	prefix: 'MOB',
	stem: 'L',
	weight: 4,
	theme: 'mobile',
	warranty: 24,
	energyLabel: true,
	makers: ['lastrana', 'gackor', 'elafix', 'mosorix', 'biokvar'],
	noun: ['mobitel', 'm'],
	series: [
		['', 'Lite'],
		['', 'Plus'],
		['Pro', 'Ultra', 'Mini'],
	],
	design(d) {
		const size = d.by([6.5, 6.6, 6.7], [6.3, 6.5, 6.6], [6.1, 6.4, 6.8]);
		const memory = d.by([4, 6], [8], [12, 16]);
		const battery = d.by([5000], [4500, 5000], [4700, 5200]);
		const camera = d.by([13, 50], [50, 64], [50, 108, 200]);
		const charge = d.by([15, 18], [33, 45], [67, 80]);
		const small = d.by([64, 128], [128, 256], [256, 512]);
		const refresh = d.by([60, 90], [90, 120], [120]);
		const years = d.by([2, 3], [4], [5, 7]);
		return {
			tail: `mobitel ${memory} GB`,
			price: 62 + memory * 15 + camera * 0.4 + charge * 0.9 + d.tier * 145 + d.int(0, 40),
			specs: {
				screen_size: size,
				panel: d.by(['IPS'], ['AMOLED'], ['AMOLED']),
				refresh_rate: refresh,
				memory,
				storage: small,
				main_camera: camera,
				cameras: d.by([2], [2, 3], [3, 4]),
				battery_mah: battery,
				charge_w: charge,
				network: d.by(['4G', '5G'], ['5G'], ['5G']),
				water_rating: d.by(['IP52', 'IP54'], ['IP54', 'IP65'], ['IP68']),
				updates_years: years,
			},
			special: ['screen_size', 'storage', 'main_camera'],
			short: `Mobitel sa zaslonom od ${hr(size)} inča, ${memory} GB memorije i baterijom od ${hr(battery)} mAh.`,
			openings: [
				`Zaslon od ${hr(size)} inča osvježava se ${refresh} puta u sekundi, pa je listanje glatko${d.tier > 0 ? ', a boje AMOLED panela čitke su i na suncu' : ''}.`,
				`Baterija od ${hr(battery)} mAh izdrži cijeli dan, a ${charge >= 45 ? `punjač od ${charge} W za pola sata vrati većinu kapaciteta` : `puni se snagom do ${charge} W`}.`,
			],
			facts: [
				`Glavna kamera od ${camera} MP ${d.tier === 2 ? 'ima optičku stabilizaciju i dobro se snalazi noću' : 'danju daje oštre i prirodne fotografije'}.`,
				d.tier === 2 && 'Kućište podnosi potapanje do dubine od metra i pol.',
				`Sigurnosne nadogradnje proizvođač obećava još ${counted(years, ['godinu', 'godine', 'godina'])}.`,
				'Prima dvije SIM kartice, od kojih jedna može biti eSIM.',
				d.tier === 0 && 'Pohranu možete proširiti microSD karticom.',
			],
			advice: [
				'Futrolu i zaštitno staklo odaberite odmah; najviše zaslona strada u prvom mjesecu.',
				'Za preseljenje podataka donesite stari uređaj u poslovnicu, pomoći ćemo Vam bez naknade.',
			],
			picture: { kind: 'phone', params: { color: 'black', size, count: d.by([2], [3], [3]), variant: d.tier === 2 ? 'pro' : 'standard' } },
			variants: crossed(
				inCapacities(
					d.chance(0.6)
						? [
								[small, 0],
								[small === 512 ? 1000 : small * 2, small < 200 ? 40 : 90],
							]
						: [[small, 0]],
				),
				inColours(d, 'm', ['black', 'blue', 'green', 'silver', 'pink'], 3),
			),
		};
	},
};
