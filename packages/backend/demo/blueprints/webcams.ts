import type { Blueprint } from '../blueprint.ts';

export const webcams: Blueprint = {
	category: 'web-kamere',
	prefix: 'WEB',
	stem: 'W',
	weight: 0.9,
	theme: 'photo',
	warranty: 24,
	makers: ['murtar', 'trsatin', 'vrgadin'],
	noun: ['kamera', 'f'],
	series: [
		['', 'Go'],
		['', 'Auto'],
		['Pro', 'Stream'],
	],
	design(d) {
		const resolution = d.by(['1280 × 720', '1920 × 1080'], ['1920 × 1080', '2560 × 1440'], ['3840 × 2160']);
		const fps = d.by([30], [30, 60], [30, 60]);
		const angle = d.by([65, 70], [78, 80], [84, 90]);
		const name = resolution.startsWith('1280') ? 'HD' : resolution.startsWith('1920') ? 'Full HD' : resolution.startsWith('2560') ? 'QHD' : '4K';
		return {
			tail: `web-kamera ${name} ${fps} fps`,
			price: 14 + d.tier * 32 + (fps === 60 ? 15 : 0) + angle * 0.2 + d.int(0, 10),
			specs: {
				resolution,
				fps,
				view_angle: angle,
				focus: d.by(['nepomičan'], ['automatski'], ['automatski']),
				microphone: d.by(['mono'], ['stereo'], ['stereo, potiskivanje šuma']),
				privacy_cover: d.by([false, true], [true], [true]),
				connection: d.by(['USB-A'], ['USB-A', 'USB-C'], ['USB-C']),
				tripod_thread: d.tier > 0,
				cable_cm: d.pick([150, 180, 200]),
			},
			special: ['resolution', 'fps', 'focus'],
			short: `Web-kamera ${name} s vidnim kutom od ${angle}° i ${d.tier === 0 ? 'mikrofonom' : 'stereo mikrofonom'}.`,
			openings: [
				`Slika ${resolution} pri ${fps} sličica u sekundi ${d.tier === 2 ? 'dovoljno je oštra za prijenos uživo i snimanje lekcija' : 'čini Vas prepoznatljivima i pri slabijem svjetlu'}.`,
				'Kamera u laptopu rijetko gleda iz pravog kuta; ova stoji tamo gdje Vam je lice.',
			],
			facts: [
				d.tier > 0 && 'Automatski fokus ne skače kad se nagnete prema zaslonu.',
				'Stezaljka drži i na tankom rubu monitora.',
				d.tier > 0 && 'Poklopac zaklanja objektiv jednim pokretom.',
				'Sustav je prepoznaje bez dodatnog programa.',
				`Kut od ${angle}° ${angle >= 84 ? 'obuhvaća dvoje ljudi za istim stolom' : 'obuhvaća osobu bez polovice sobe iza nje'}.`,
			],
			advice: [
				'Svjetlo ispred Vas vrijedi više od razlučivosti: okrenite stol prema prozoru.',
				'Za sastanke je važniji zvuk nego slika; razmislite i o zasebnom mikrofonu.',
			],
			picture: { kind: 'webcam', params: { color: d.pick(['black', 'black', 'white', 'grey']), variant: d.tier === 2 ? 'round' : 'bar' } },
		};
	},
};
