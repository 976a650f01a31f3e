import type { Blueprint } from '../blueprint.ts';
import { inColours } from '../catalogue/variants.ts';
import { counted } from '../text/number.ts';

export const cpuCoolers: Blueprint = {
	category: 'hladnjaci',
	prefix: 'HLA',
	stem: 'HL',
	weight: 1.2,
	theme: 'part',
	warranty: 36,
	makers: ['galunda', 'snjeznar', 'dravex', 'risnjar'],
	noun: ['hladnjak', 'm'],
	series: [
		['', 'Low'],
		['Tower', ''],
		['Duo', 'Aqua'],
	],
	design(d) {
		const water = d.tier === 2 && d.chance(0.5);
		const fans = water ? d.pick([2, 3]) : d.by([1], [1], [2]);
		const pipes = d.by([2, 3, 4], [4, 5], [6, 7]);
		const height = d.by([47, 67, 125], [150, 155], [158, 165]);
		const tdp = water ? 250 + fans * 25 : 65 + pipes * 27;
		const noise = d.by([28, 30], [24, 26], [19, 22]);
		return {
			tail: water ? `vodeno hlađenje ${fans * 120} mm` : 'hladnjak procesora',
			price: water ? 55 + fans * 22 : 9 + pipes * 7 + fans * 6 + d.int(0, 6),
			specs: {
				cooling: water ? 'vodeno' : 'zračno',
				tdp_max: tdp,
				fan_count: fans,
				fan_mm: 120,
				...(water ? { radiator_mm: fans * 120 } : { heat_pipes: pipes, height_mm: height }),
				fan_rpm: d.by([1800, 2000], [1500, 1700], [1400, 1850]),
				noise_db: noise,
				socket: ['TX4', 'TX5', 'DL1'],
				thermal_paste: d.tier === 2 ? 'u tubi' : 'nanesena',
			},
			special: ['cooling', 'tdp_max', 'noise_db'],
			short: `${water ? `Vodeno hlađenje s hladnjakom od ${fans * 120} mm` : `Zračni hladnjak s ${counted(pipes, ['toplinskom cijevi', 'toplinske cijevi', 'toplinskih cijevi'])}`}, do ${tdp} W i najviše ${noise} dB.`,
			openings: [
				water
					? 'Zatvoreni krug punjen u tvornici ne traži dolijevanje: pričvrstite blok, spojite dva kabela i gotovo.'
					: `Visok je ${height} mm i odvodi do ${tdp} W topline.`,
				`Pri punom opterećenju čuje se ${noise} dB, što je tiše od većine ventilatora grafičkih kartica.`,
			],
			facts: [
				'Nosači za sva tri raširena podnožja su u kutiji.',
				!water && height < 70 && 'Niska izvedba stane i u kućišta manja od deset litara.',
				fans === 2 && !water && 'Dva ventilatora rade u paru, pa se vrte sporije i tiše.',
				water && 'Crijeva su obložena tkaninom i dovoljno duga za ugradnju na prednju stranu.',
				'Priloženi odvijač doseže vijke i kroz lamele.',
			],
			advice: [
				water
					? `Provjerite prima li kućište radijator od ${fans * 120} mm i gdje.`
					: `Provjerite najveću visinu hladnjaka za svoje kućište: ovaj ima ${height} mm.`,
				'Nakon godinu dana otpuhnite prašinu iz lamela i temperatura će se vratiti na početnu.',
			],
			picture: {
				kind: 'cooler',
				params: { color: 'black', size: water ? fans * 120 : height, count: fans, variant: water ? 'water' : height < 70 ? 'low' : 'tower' },
			},
			variants: inColours(d, 'm', ['black', 'white'], 2),
		};
	},
};
