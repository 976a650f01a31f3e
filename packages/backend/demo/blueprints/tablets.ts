import type { Blueprint } from '../blueprint.ts';
import { crossed, inCapacities, inColours } from '../catalogue/variants.ts';
import { hr } from '../text/number.ts';

export const tablets: Blueprint = {
	category: 'tableti',
	prefix: 'TAB',
	stem: 'T',
	weight: 1.5,
	theme: 'mobile',
	warranty: 24,
	energyLabel: true,
	makers: ['elafix', 'mosorix', 'lastrana', 'gackor'],
	noun: ['tablet', 'm'],
	series: [
		['', 'Kids'],
		['', 'Plus'],
		['Pro', 'Max'],
	],
	design(d) {
		const size = d.by([8.7, 10.1], [10.4, 11], [11, 12.4, 13.1]);
		const memory = d.by([4], [6, 8], [8, 12]);
		const battery = d.by([5100, 6000], [7600, 8000], [8600, 10000]);
		const cellular = d.chance(0.35);
		const pen = d.tier === 2;
		return {
			tail: `tablet ${hr(size)}"${cellular ? ' 5G' : ' Wi-Fi'}`,
			price: 38 + size * 7 + memory * 11 + (cellular ? 60 : 0) + d.tier * 95 + (pen ? 40 : 0) + d.int(0, 25),
			specs: {
				screen_size: size,
				resolution: d.by(['1340 × 800', '1920 × 1200'], ['2000 × 1200'], ['2560 × 1600', '2880 × 1800']),
				panel: d.by(['IPS'], ['IPS'], ['IPS', 'OLED']),
				refresh_rate: d.by([60], [90], [120]),
				memory,
				storage: d.by([64], [128], [256]),
				battery_mah: battery,
				network: cellular ? '5G i Wi-Fi' : 'Wi-Fi',
				charge_w: d.by([10], [18], [45]),
				pen: pen ? 'u kutiji' : d.by(['nema'], ['podržana'], ['u kutiji']),
				speakers_count: d.by([1, 2], [2, 4], [4]),
				weight_g: Math.round(size * 44 + d.int(0, 30)),
			},
			special: ['screen_size', 'storage', 'network'],
			short: `Tablet sa zaslonom od ${hr(size)} inča i baterijom od ${hr(battery)} mAh${pen ? ', olovka je u kutiji' : ''}.`,
			openings: [
				`Zaslon od ${hr(size)} inča ${d.tier === 2 ? 'dovoljan je za crtanje i rad u dva prozora' : 'prikladan je za čitanje, crtiće i recepte u kuhinji'}.`,
				cellular ? 'Uz 5G karticu radi i izvan kuće, bez dijeljenja veze s mobitela.' : 'Na bežičnu mrežu spaja se brzo i ostaje povezan i u udaljenoj sobi.',
			],
			facts: [
				pen && 'Olovka razlikuje pritisak i puni se na rubu tableta.',
				`Baterija od ${hr(battery)} mAh dovoljna je za oko ${Math.round(battery / 750)} sati videa.`,
				'Roditeljski nadzor ograničava vrijeme i sadržaj za svakog korisnika.',
				'MicroSD utor prima kartice do 1 TB.',
				d.tier > 0 && 'Tipkovnica s poklopcem dostupna je kao dodatak.',
			],
			advice: ['Za školu birajte barem 10 inča i gumirano kućište.', 'Ako Vam treba rad s tablicama, laptop je i dalje bolji alat.'],
			picture: { kind: 'tablet', params: { color: 'grey', size, variant: pen ? 'pen' : 'standard' } },
			variants: crossed(
				inCapacities(
					d.tier === 0
						? [[64, 0]]
						: d.tier === 1
							? [
									[128, 0],
									[256, 45],
								]
							: [
									[256, 0],
									[512, 90],
								],
				),
				inColours(d, 'm', ['grey', 'blue', 'silver'], 2),
			),
		};
	},
};
