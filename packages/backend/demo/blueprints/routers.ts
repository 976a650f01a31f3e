import type { Blueprint } from '../blueprint.ts';
import { counted, hr } from '../text/number.ts';

export const routers: Blueprint = {
	category: 'usmjernici',
	prefix: 'USM',
	stem: 'R',
	weight: 1.5,
	theme: 'network',
	warranty: 36,
	makers: ['peljar', 'sipanar', 'mreznar', 'istanik'],
	noun: ['usmjernik', 'm'],
	series: [
		['', 'Lite'],
		['', 'Plus'],
		['Pro', 'Max'],
	],
	design(d) {
		const standard = d.by(['Wi-Fi 5', 'Wi-Fi 6'], ['Wi-Fi 6', 'Wi-Fi 6E'], ['Wi-Fi 7']);
		const speed = standard === 'Wi-Fi 5' ? 1200 : standard === 'Wi-Fi 6' ? d.pick([1800, 3000]) : standard === 'Wi-Fi 6E' ? 5400 : d.pick([6500, 9300, 11000]);
		const lan = d.by(['4 × 1 Gb/s'], ['4 × 1 Gb/s', '1 × 2,5 Gb/s i 3 × 1 Gb/s'], ['2 × 2,5 Gb/s i 3 × 1 Gb/s', '4 × 2,5 Gb/s']);
		const area = d.by([60, 80], [100, 120], [150, 180]);
		const pack = d.tier > 0 && d.chance(0.25) ? d.pick([2, 3]) : 1;
		return {
			tail: `${standard} usmjernik${pack > 1 ? `, komplet od ${pack}` : ''}`,
			price: (18 + speed * 0.017 + d.tier * 16 + d.int(0, 10)) * (1 + (pack - 1) * 0.75),
			specs: {
				wifi: standard,
				wifi_speed: speed,
				bands: d.by(['2'], ['2', '3'], ['3']),
				antennas: d.by([2, 4], [4], [6, 8]),
				lan,
				usb_ports: d.by(['nema'], ['1 × USB 3.0'], ['1 × USB 3.0']),
				area_m2: area * pack,
				mesh: d.tier > 0,
				guest_network: true,
				wpa: d.by(['WPA2', 'WPA3'], ['WPA3'], ['WPA3']),
				pieces: pack,
				power_w: d.by([12], [18], [30]),
			},
			special: ['wifi', 'wifi_speed', 'area_m2'],
			short: `Usmjernik ${standard} do ${hr(speed)} Mb/s, za stan ili kuću do ${area * pack} m².`,
			openings: [
				`Signal pokriva oko ${area * pack} m², a ${d.tier === 0 ? 'za stan prosječne veličine jedan uređaj sasvim je dovoljan' : 'u većoj kući dodajete jedinice koje tvore jednu mrežu'}.`,
				`${standard} dijeli kanal tako da televizor, kamera i laptop rade istodobno, bez čekanja.`,
			],
			facts: [
				'Postavlja se iz preglednika ili programa na mobitelu, na hrvatskom jeziku.',
				d.tier > 0 && 'Mesh način vodi Vas iz sobe u sobu bez prekida poziva.',
				'Mreža za goste drži njihove uređaje podalje od Vaših datoteka.',
				lan.includes('2,5') && 'Priključak od 2,5 Gb/s iskorištava optičke pakete brže od gigabita.',
				`Mrežni priključci: ${lan}.`,
				pack > 1 && `U kutiji su ${counted(pack, ['jedinica', 'jedinice', 'jedinica'])}, već međusobno uparene.`,
			],
			advice: [
				'Postavite ga na sredinu stana i što više od poda; ormarić od lima guši signal.',
				'Prije kupnje provjerite traži li Vaš operater određeni način spajanja.',
			],
			picture: {
				kind: 'router',
				params: { color: d.pick(['black', 'white', 'white']), count: d.by([2, 4], [4], [6, 8]), variant: pack > 1 ? 'mesh' : 'antennas' },
			},
		};
	},
};
