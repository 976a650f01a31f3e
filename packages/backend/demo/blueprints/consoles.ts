import type { Blueprint } from '../blueprint.ts';
import { crossed, inCapacities, inColours } from '../catalogue/variants.ts';

export const consoles: Blueprint = {
	category: 'konzole',
	prefix: 'KON',
	stem: 'GC',
	weight: 0.8,
	theme: 'play',
	warranty: 24,
	makers: ['susakar', 'ilovar', 'risnjar'],
	noun: ['konzola', 'f'],
	series: [
		['', 'Retro'],
		['', 'Go'],
		['Pro', 'X'],
	],
	design(d) {
		const handheld = d.by([true], [true, false], [false]);
		const storage = d.by([64, 128], [256, 512], [1000]);
		const resolution = handheld
			? d.by(['1280 × 720'], ['1280 × 800', '1920 × 1200'], ['1920 × 1200'])
			: d.by(['1920 × 1080'], ['2560 × 1440'], ['3840 × 2160']);
		const refresh = d.by([60], [60, 90], [120]);
		return {
			tail: handheld ? 'prijenosna konzola' : 'igraća konzola',
			price: 55 + storage * 0.1 + d.tier * 155 + (refresh > 60 ? 30 : 0) + d.int(0, 25),
			specs: {
				console_type: handheld ? 'prijenosna' : 'za televizor',
				storage,
				resolution,
				refresh_rate: refresh,
				memory: d.by([4], [8, 16], [16, 24]),
				...(handheld
					? { screen_size: d.by([5, 7], [7, 8], [8]), battery_life_h: d.by([4], [5, 6], [6]) }
					: { disc_drive: d.by([false], [false, true], [true]) }),
				controllers: handheld ? 'ugrađeni' : d.by(['1'], ['1'], ['1', '2']),
				connection: 'Wi-Fi 6',
				power_w: d.by([10, 15], [30], [120, 200]),
				weight_kg: d.by([0.3, 0.4], [0.6, 2.4], [3.2, 4]),
			},
			special: ['console_type', 'storage', 'refresh_rate'],
			short: `${handheld ? 'Prijenosna konzola' : 'Konzola za televizor'} s ${resolution} i ${refresh} Hz.`,
			openings: [
				handheld
					? 'Igre nosite sa sobom, a kod kuće je spojite na televizor jednim kabelom.'
					: `Slika ${resolution} pri ${refresh} Hz na televizoru izgleda onako kako je zamišljena.`,
				d.tier === 0 ? 'Klasične igre su već na konzoli, spremne za dvoje.' : 'Sustav se ažurira u pozadini, pa prije igre nema čekanja.',
			],
			facts: [
				handheld && 'Kontrole su odvojive i mogu se koristiti kao dva gamepada.',
				!handheld && 'Buka je niska i pri dugom igranju.',
				'Roditeljski nadzor ograničava vrijeme i ocjenu igara.',
				'Pohrana se proširuje SSD-om ili karticom.',
				d.tier > 0 && 'Podrška za HDR na kompatibilnim televizorima.',
			],
			advice: ['Za 120 Hz provjerite podržava li televizor HDMI 2.1.', 'Prije kupnje razmislite o memoriji: novije igre lako zauzmu više od 100 GB.'],
			picture: { kind: 'console', params: { color: 'black', size: handheld ? 7 : 30, variant: handheld ? 'handheld' : 'tower' } },
			variants: crossed(
				inCapacities(
					d.tier === 2
						? [
								[1000, 0],
								[2000, 90],
							]
						: [[storage, 0]],
				),
				inColours(d, 'f', ['black', 'white', 'red'], 2),
			),
			maximum_qty: 2,
		};
	},
};
