import type { Blueprint } from '../blueprint.ts';
import { inSizes } from '../catalogue/variants.ts';

export const televisions: Blueprint = {
	category: 'televizori',
	prefix: 'TEL',
	stem: 'TV',
	weight: 2,
	theme: 'display',
	warranty: 36,
	energyLabel: true,
	makers: ['biokvar', 'lokrumin', 'kvarner', 'zvizdar'],
	noun: ['televizor', 'm'],
	series: [
		['', 'Basic'],
		['', 'Smart'],
		['Cinema', 'Ultra'],
	],
	design(d) {
		const panel = d.by(['LED'], ['LED', 'QLED'], ['Mini LED', 'OLED']);
		const base = d.by([32, 43], [50, 55], [55, 65]);
		const resolution = base === 32 ? '1920 × 1080' : '3840 × 2160';
		const refresh = d.by([60], [60, 120], [120, 144]);
		const perInch = { LED: 7, QLED: 9.5, 'Mini LED': 14, OLED: 20 }[panel] ?? 8;
		const inches = (size: number) => ({
			value: `${size}"`,
			add: (size - base) * perInch * 1.35,
			specs: { screen_size: size, power_w: Math.round(size * 1.6 + d.tier * 25) },
			params: { size },
		});
		return {
			tail: `${panel} ${resolution.startsWith('38') ? '4K' : 'Full HD'} televizor`,
			price: 25 + base * perInch + (refresh > 60 ? 70 : 0) + d.int(0, 40),
			specs: {
				screen_size: base,
				resolution,
				panel,
				refresh_rate: refresh,
				hdr: base > 32,
				tuner: ['DVB-T2', 'DVB-C', 'DVB-S2'],
				ports: d.by(['2 × HDMI', 'USB'], ['3 × HDMI', '2 × USB'], ['4 × HDMI 2.1', '2 × USB']),
				audio_w: d.by([16, 20], [20, 30], [40, 60]),
				smart_platform: true,
				vesa: base < 50 ? '200 × 200 mm' : '300 × 300 mm',
				power_w: Math.round(base * 1.6 + d.tier * 25),
			},
			special: ['screen_size', 'panel', 'refresh_rate'],
			short: `${panel} televizor ${resolution.startsWith('38') ? '4K' : 'Full HD'} s ${refresh} Hz i prijamnikom za HEVC zemaljski program.`,
			openings: [
				panel === 'OLED'
					? 'Svaka točka svijetli zasebno, pa je noćno nebo crno, a zvijezde bijele.'
					: panel === 'Mini LED'
						? 'Stotine zona pozadinskog svjetla drže kontrast i u sobi s velikim prozorima.'
						: 'Slika je svijetla i jasna i danju, bez navlačenja zavjesa.',
				'Prima domaći zemaljski, kabelski i satelitski program bez dodatnog prijamnika.',
			],
			facts: [
				refresh > 60 && `Osvježavanje od ${refresh} Hz čini sport i igre čitkima.`,
				'Izbornik i daljinski upravljač imaju hrvatske oznake.',
				'Titlovi s naših programa prikazuju se sa svim dijakritičkim znakovima.',
				d.tier === 2 && 'Prolaz zvuka eARC vodi pun signal do linije zvučnika.',
				'Zidni nosač prema VESA normi odgovara bez prijelaznika.',
			],
			advice: [
				'Za 4K sjedite na udaljenosti od jedne do jedne i pol dijagonale.',
				'Isporuku, montažu na zid i odvoz starog uređaja odaberite pri naručivanju.',
			],
			picture: { kind: 'tv', params: { color: 'black', size: base, variant: d.tier === 2 ? 'slim' : 'feet' } },
			variants: inSizes(
				'Dijagonala',
				base === 32 ? [inches(32), inches(40)] : base === 65 ? [inches(65), inches(77)] : [inches(base), inches(base === 43 ? 50 : base === 50 ? 58 : 65)],
			),
		};
	},
};
