import type { Blueprint } from '../blueprint.ts';

export const networkCards: Blueprint = {
	category: 'mrezne-kartice',
	prefix: 'MKA',
	stem: 'NC',
	weight: 0.7,
	theme: 'network',
	warranty: 36,
	makers: ['mreznar', 'peljar', 'sipanar'],
	noun: ['kartica', 'f'],
	series: [
		['', ''],
		['', 'Plus'],
		['Pro', 'X'],
	],
	design(d) {
		const usb = d.chance(0.45);
		const wireless = d.chance(0.5);
		const wifi = d.by(['Wi-Fi 5', 'Wi-Fi 6'], ['Wi-Fi 6', 'Wi-Fi 6E'], ['Wi-Fi 7']);
		const wired = usb ? d.by(['1 Gb/s'], ['2,5 Gb/s'], ['5 Gb/s']) : d.by(['1 Gb/s'], ['2,5 Gb/s'], ['10 Gb/s']);
		const what = wireless ? wifi : wired;
		return {
			tail: `${usb ? 'USB ' : 'PCIe '}mrežna kartica ${what}`,
			price: 8 + d.tier * 15 + (what === '10 Gb/s' ? 45 : 0) + (usb ? 0 : 4) + d.int(0, 5),
			specs: {
				interface: usb ? 'USB-A 3.0' : wireless ? 'PCIe x1' : d.by(['PCIe x1'], ['PCIe x1'], ['PCIe x4']),
				...(wireless
					? { wifi, wifi_speed: d.by([1200], [2400], [5800]), antennas: 2, bluetooth: d.by(['nema'], ['5.2'], ['5.4']) }
					: { port_speed: wired, port_count: 1, wake_on_lan: true }),
				operating_system: 'Linux i uobičajeni stolni sustavi',
				low_profile: !usb,
				power_w: d.by([2], [3], [6]),
			},
			special: ['interface', wireless ? 'wifi' : 'port_speed', wireless ? 'wifi_speed' : 'port_count'],
			short: `Mrežna kartica ${usb ? 'za USB' : 'za utor PCIe'}, ${what}.`,
			openings: [
				usb
					? 'Računalu bez mrežnog priključka ili sa sporim bežičnim modulom ovo je najbrža pomoć: utaknite i radi.'
					: 'Ugrađuje se u slobodan utor PCIe i ne zauzima nijedan USB priključak.',
				wireless
					? `${wifi} donosi stabilniju vezu u zgradama s mnogo mreža.`
					: `Brzina od ${wired} skraćuje prijenos velikih datoteka prema mrežnom spremištu.`,
			],
			facts: [
				!usb && 'U kutiji je i niski nosač za mala kućišta.',
				wireless && 'Antene se mogu usmjeriti ili odvojiti.',
				!wireless && 'Radi i na postojećem kabliranju u zgradi.',
				'Sustav Linux prepoznaje čip bez dodatnih paketa.',
				wireless && d.tier > 0 && 'Uz Wi-Fi dobivate i Bluetooth za slušalice i tipkovnicu.',
			],
			advice: [
				'Brzina vrijedi samo ako je podržava i uređaj na drugom kraju kabela.',
				wireless ? 'USB izvedbu stavite na produžetak, dalje od kućišta.' : 'Za 10 Gb/s koristite kabel Cat6A.',
			],
			picture: { kind: 'networkcard', params: { color: usb ? 'black' : 'green', count: wireless ? 2 : 1, variant: usb ? 'usb' : wireless ? 'wifi' : 'lan' } },
		};
	},
};
