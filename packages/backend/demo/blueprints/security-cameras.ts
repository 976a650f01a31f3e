import type { Blueprint } from '../blueprint.ts';
import { hr } from '../text/number.ts';

export const securityCameras: Blueprint = {
	category: 'nadzorne-kamere',
	prefix: 'NKA',
	stem: 'VK',
	weight: 1,
	theme: 'home',
	warranty: 24,
	makers: ['visovar', 'istanik', 'murtar', 'iscar'],
	noun: ['kamera', 'f'],
	series: [
		['', 'Eco'],
		['', 'Plus'],
		['Pro', 'Max'],
	],
	design(d) {
		const outdoor = d.by([false], [true, false], [true]);
		const megapixels = d.by([2, 3], [4, 5], [8]);
		const powered = d.by(['USB'], outdoor ? ['baterija', '12 V'] : ['USB'], ['PoE', '12 V']);
		const night = d.by([8, 10], [15, 20], [30]);
		return {
			tail: `${outdoor ? 'vanjska' : 'unutarnja'} kamera ${megapixels} MP`,
			price: 15 + megapixels * 7 + (outdoor ? 13 : 0) + (powered === 'baterija' ? 18 : 0) + d.tier * 12 + d.int(0, 8),
			specs: {
				megapixels,
				resolution: { 2: '1920 × 1080', 3: '2304 × 1296', 4: '2560 × 1440', 5: '2880 × 1620', 8: '3840 × 2160' }[megapixels] ?? '1920 × 1080',
				view_angle: d.pick([95, 105, 110, 130]),
				night_range: night,
				power_source: powered,
				...(powered === 'baterija' ? { battery_mah: 5200 } : {}),
				connection: powered === 'PoE' ? 'mrežni kabel' : 'Wi-Fi',
				protection: outdoor ? d.pick(['IP65', 'IP66', 'IP67']) : 'IP20',
				detection: d.by(['pokret'], ['pokret', 'osobe'], ['osobe', 'vozila', 'životinje']),
				local_storage: d.by(['microSD do 128 GB'], ['microSD do 256 GB'], ['microSD ili snimač']),
				two_way_audio: true,
			},
			special: ['megapixels', 'power_source', 'protection'],
			short: `${outdoor ? 'Vanjska' : 'Unutarnja'} kamera od ${megapixels} MP s noćnim vidom do ${night} m.`,
			openings: [
				`${megapixels} milijuna točaka dovoljno je da na snimci prepoznate ${megapixels >= 5 ? 'i registarsku oznaku u dvorištu' : 'lice na ulazu'}.`,
				powered === 'baterija'
					? `Baterija od ${hr(5200)} mAh traje nekoliko mjeseci, pa kabel do ulaza nije potreban.`
					: powered === 'PoE'
						? 'Jedan mrežni kabel donosi i struju i sliku, bez oslanjanja na bežičnu mrežu.'
						: 'Postavlja se za pet minuta i spaja na kućnu mrežu.',
			],
			facts: [
				'Snimke ostaju na kartici kod Vas; pretplata nije obvezna.',
				d.tier > 0 && 'Obavijest stiže kad se pojavi osoba, a ne kad zanjiše granu.',
				'Područja koja ne želite snimati zamaskirate u programu.',
				outdoor && 'Kućište podnosi kišu, buru i posolicu.',
				'Razgovor je dvosmjeran, s potiskivanjem jeke.',
			],
			advice: ['Snimajte samo svoj posjed i na ulazu istaknite obavijest o videonadzoru.', 'Kameru postavite na dva i pol do tri metra visine, blago nagnutu.'],
			picture: { kind: outdoor ? 'camera' : 'webcam', params: { color: d.pick(['white', 'white', 'black']), variant: outdoor ? 'bullet' : 'round' } },
		};
	},
};
