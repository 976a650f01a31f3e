import type { Blueprint } from '../blueprint.ts';

export const captureCards: Blueprint = {
	category: 'kartice-za-snimanje',
	prefix: 'KZS',
	stem: 'CC',
	weight: 0.5,
	theme: 'photo',
	warranty: 24,
	makers: ['visovar', 'ilovar', 'unarix'],
	noun: ['kartica', 'f'],
	series: [
		['', 'Go'],
		['', 'Live'],
		['Pro', '4K'],
	],
	design(d) {
		const external = d.by([true], [true, false], [true, false]);
		const capture = d.by(['1080p, 30 fps', '1080p, 60 fps'], ['1440p, 60 fps', '4K, 30 fps'], ['4K, 60 fps']);
		const latency = d.by([80], [60], [30, 40]);
		const passthrough = d.by(['1080p, 60 Hz'], ['4K, 60 Hz'], ['4K, 144 Hz']);
		return {
			tail: `${external ? 'USB' : 'PCIe'} kartica za snimanje ${capture}`,
			price: 16 + d.tier * 62 + (external ? 0 : 12) + d.int(0, 16),
			specs: {
				interface: external ? d.by(['USB-A 3.0'], ['USB-C'], ['USB-C']) : 'PCIe x4',
				capture_format: capture,
				passthrough,
				latency_ms: latency,
				video_inputs: d.by([1], [1], [1, 2]),
				audio_input: d.tier > 0,
				hdr: d.tier === 2,
				operating_system: 'Linux i uobičajeni stolni sustavi',
				weight_g: d.step(60, 180, 10),
			},
			special: ['interface', 'capture_format', 'latency_ms'],
			short: `Snima HDMI signal do ${capture}, uz kašnjenje od ${latency} ms.`,
			openings: [
				'Sliku s konzole, fotoaparata ili drugog računala prenosi u program za snimanje.',
				`Kašnjenje od ${latency} ms znači da zvuk i slika ostaju usklađeni i uživo.`,
			],
			facts: [
				'Računalo je prepoznaje kao kameru, bez upravljačkih programa.',
				`Na izlazu prema televizoru signal prolazi netaknut (${passthrough}).`,
				d.tier > 0 && 'Zaseban ulaz prima zvuk mikrofona ili mješala.',
				'Aluminijsko kućište odvodi toplinu i pri višesatnom snimanju.',
			],
			advice: ['Zaštićeni sadržaj (filmske usluge) ne može se snimati.', 'Za 4K pri 60 sličica provjerite brzinu USB priključka i diska.'],
			picture: { kind: 'capturecard', params: { color: d.pick(['black', 'grey', 'red']), variant: external ? 'usb' : 'pcie' } },
		};
	},
};
