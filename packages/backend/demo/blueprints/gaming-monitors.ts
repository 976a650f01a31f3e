import type { Blueprint } from '../blueprint.ts';
import { hr } from '../text/number.ts';

export const gamingMonitors: Blueprint = {
	category: 'gaming-monitori',
	prefix: 'GMO',
	stem: 'X',
	weight: 2.5,
	theme: 'display',
	warranty: 36,
	energyLabel: true,
	makers: ['kvarner', 'ravanix', 'risnjar', 'likanor', 'biokvar'],
	noun: ['monitor', 'm'],
	series: [
		['', 'Start'],
		['Plus', 'Fast', ''],
		['Pro', 'Ultra'],
	],
	design(d) {
		const size = d.by([24, 27], [27, 27, 32], [27, 32, 34, 49]);
		const refresh = d.by([144, 165, 180], [165, 180, 240], size >= 32 ? [165, 175, 240] : [240, 280, 360]);
		const panel = d.by(['IPS', 'VA'], ['IPS', 'VA'], ['OLED', 'IPS']);
		const curved = size >= 34 || (panel === 'VA' && d.chance(0.6));
		const resolution =
			size === 49 ? '5120 × 1440' : size === 34 ? '3440 × 1440' : d.by(['1920 × 1080'], ['2560 × 1440'], size === 32 ? ['3840 × 2160'] : ['2560 × 1440']);
		const response = panel === 'OLED' ? 0.03 : d.by([1, 4], [1, 2], [0.5, 1]);
		return {
			tail: `${size}" ${refresh} Hz${panel === 'OLED' ? ' OLED' : ''}`,
			price: 70 + (size - 22) * 9.5 + refresh * 0.45 + (panel === 'OLED' ? 330 : 0) + d.tier * 70 + (size === 49 ? 250 : 0) + d.int(0, 30),
			specs: {
				screen_size: size,
				resolution,
				panel,
				refresh_rate: refresh,
				response_ms: response,
				brightness: d.by([250, 300], [350, 400], [400, 450, 600]),
				hdr: d.tier > 0,
				curvature: curved ? d.pick(['1000R', '1500R', '1800R']) : 'ravan',
				sync: 'prilagodljiva učestalost',
				ports: ['2 × HDMI', 'DisplayPort'],
				vesa: '100 × 100 mm',
				height_adjust: d.tier > 0 ? '130 mm' : 'nema',
			},
			special: ['screen_size', 'refresh_rate', 'panel'],
			short: `Gaming monitor ${size}" s ${refresh} Hz, ${panel} panelom i odzivom od ${hr(response)} ms.`,
			openings: [
				`Pri ${refresh} Hz pokret ostaje čitak i kad se kamera naglo okrene, a odziv od ${hr(response)} ms ne ostavlja tragove.`,
				panel === 'OLED'
					? 'OLED panel gasi svaku točku zasebno: noćne scene napokon su doista crne.'
					: panel === 'VA'
						? 'VA panel ima dubok kontrast, pa su tamne scene u igrama čitljive i uvečer.'
						: 'IPS panel zadržava boje i kad ga gledate sa strane, što cijeni svatko tko igra u društvu.',
			],
			facts: [
				curved && 'Zakrivljenost drži rubove slike na jednakoj udaljenosti od očiju.',
				'Prilagodljiva učestalost uklanja trganje slike na karticama svih proizvođača.',
				d.tier > 0 && 'Visina, nagib i zakret stalka podešavaju se jednom rukom.',
				size >= 34 && 'Širina zaslona u simulacijama pokriva i bočne prozore vozila.',
				panel === 'OLED' && 'Pomicanje slike i čišćenje panela rade sami, dok monitor miruje.',
				resolution === '1920 × 1080' && 'Full HD razlučivost znači da i skromnija kartica postiže visok broj sličica.',
			],
			advice: [
				`Za ${refresh} Hz koristite priloženi kabel DisplayPort; stariji HDMI ograničava učestalost.`,
				'Učestalost treba jednom ručno postaviti u sustavu, jer se često zadrži na 60 Hz.',
			],
			picture: { kind: 'monitor', params: { color: d.pick(['black', 'black', 'grey', 'white']), size, variant: curved ? 'curved' : 'flat' } },
		};
	},
};
