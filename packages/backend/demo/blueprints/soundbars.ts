import type { Blueprint } from '../blueprint.ts';

export const soundbars: Blueprint = {
	category: 'linije-zvucnika',
	prefix: 'LIN',
	stem: 'SB',
	weight: 0.8,
	theme: 'audio',
	warranty: 24,
	makers: ['lokrumin', 'uckarin', 'sinusar', 'biokvar'],
	noun: ['soundbar', 'm'],
	series: [
		['', 'Mini'],
		['', 'Plus'],
		['Cinema', 'Max'],
	],
	design(d) {
		const channels = d.by(['2.0'], ['2.1', '3.1'], ['3.1.2', '5.1.2']);
		const power = d.by([40, 60, 80], [120, 200, 260], [360, 440, 520]);
		const width = d.by([55, 80], [90, 95], [100, 115]);
		const sub = d.tier > 0;
		return {
			tail: `soundbar ${channels}, ${power} W`,
			price: 30 + power * 0.72 + d.tier * 42 + d.int(0, 20),
			specs: {
				channels,
				output_w: power,
				subwoofer: d.by(['nema'], ['bežični'], ['bežični']),
				ports: d.by(['HDMI ARC', 'optički', '3,5 mm'], ['HDMI ARC', 'optički'], ['HDMI eARC', 'HDMI', 'optički']),
				connection: 'Bluetooth 5.2',
				wifi: d.by(['nema'], ['nema', 'Wi-Fi 5'], ['Wi-Fi 6']),
				sound_modes: d.by([2], [4], [6]),
				dialogue_mode: true,
				width_cm: width,
				height_mm: d.int(54, 72),
				wall_mount: true,
			},
			special: ['channels', 'output_w', 'subwoofer'],
			short: `Linija zvučnika ${channels} snage ${power} W${sub ? ' s bežičnim subwooferom' : ''}.`,
			openings: [
				'Tanki televizori teško daju pun zvuk; soundbar to rješava jednim kabelom.',
				`Širok je ${width} cm i stane ispod većine televizora, a dijalog se razumije i na maloj glasnoći.`,
			],
			facts: [
				'Uključuje se i gasi zajedno s televizorom, istim daljinskim upravljačem.',
				sub && 'Bežični subwoofer treba samo utičnicu, može stajati bilo gdje u sobi.',
				channels.endsWith('.2') && 'Zvučnici okrenuti prema stropu daju osjećaj visine u filmovima.',
				'Noćni način ublažava eksplozije, a govor ostavlja jasnim.',
				'Nosači za zid i šablona za bušenje su u kutiji.',
			],
			advice: ['Na televizoru odaberite priključak s oznakom ARC ili eARC.', 'Soundbar ne stavljajte u zatvoreni ormarić, zvuk gubi širinu.'],
			picture: { kind: 'speaker', params: { color: d.pick(['black', 'black', 'grey', 'white']), size: width, count: sub ? 2 : 1, variant: 'soundbar' } },
		};
	},
};
