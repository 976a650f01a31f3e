import type { Blueprint } from '../blueprint.ts';
import { inSizes } from '../catalogue/variants.ts';

export const smartPlugs: Blueprint = {
	category: 'pametne-uticnice',
	prefix: 'UTI',
	stem: 'PU',
	weight: 1,
	theme: 'home',
	warranty: 24,
	makers: ['istanik', 'iscar', 'ampernik', 'lumbara'],
	noun: ['utičnica', 'f'],
	series: [
		['', 'Mini'],
		['', 'Plus'],
		['Pro', 'Max'],
	],
	design(d) {
		const current = d.by([10], [16], [16]);
		const outlets = d.by([1], [1, 2], [1, 3, 4]);
		const protocol = d.by(['Wi-Fi'], ['Wi-Fi', 'Zigbee'], ['Wi-Fi i Matter', 'Zigbee']);
		const metering = d.tier > 0;
		const price = 7 + outlets * 3.5 + (metering ? 4 : 0) + d.tier * 3 + d.int(0, 3);
		const pack = (pieces: number) => ({
			value: pieces === 1 ? '1 komad' : `${pieces} komada`,
			add: price * (pieces * 0.88 - 1) + (pieces === 1 ? price * 0.12 : 0),
			specs: { pieces },
		});
		return {
			tail: `pametna utičnica ${current} A`,
			price,
			specs: {
				current_a: current,
				max_load: current * 230,
				outlets,
				protocol,
				metering,
				schedule: true,
				local_control: d.tier === 2 || protocol === 'Zigbee',
				protection: d.by(['IP20'], ['IP20'], ['IP20', 'IP44']),
				standby_w: d.by([0.8], [0.6], [0.4]),
				pieces: 1,
				socket_type: 'F (šuko)',
			},
			special: ['current_a', 'protocol', 'metering'],
			short: `Pametna utičnica ${current} A, ${protocol}${metering ? ', mjeri potrošnju' : ''}.`,
			openings: [
				metering
					? 'Uz uključivanje i gašenje mjeri i potrošnju, pa napokon znate koliko troši stari hladnjak.'
					: 'Svjetiljku, bojler ili ventilator uključujete rasporedom ili s mobitela.',
				`Podnosi do ${current * 230} W, što je ${current === 16 ? 'dovoljno i za grijalicu' : 'dovoljno za rasvjetu i manje uređaje'}.`,
			],
			facts: [
				'Raspored radi i kad internet privremeno ne radi.',
				protocol === 'Zigbee' ? 'Za rad je potreban Zigbee koordinator.' : 'Spaja se izravno na kućnu mrežu, bez središnje jedinice.',
				outlets > 1 && 'Svakim izlazom upravlja se zasebno.',
				'Fizička tipka ostaje dostupna i kad mobitel nije pri ruci.',
				d.tier === 2 && 'Lokalni način ne šalje podatke izvan doma.',
			],
			advice: ['Uređaje s grijačem spajajte samo na izvedbu od 16 A.', 'Utičnice imenujte prema prostoriji; poslije ćete ih lakše naći.'],
			picture: { kind: 'smartplug', params: { color: 'white', count: outlets } },
			variants: outlets === 1 ? inSizes('Pakiranje', [pack(1), pack(2), ...(d.chance(0.5) ? [pack(4)] : [])]) : [],
		};
	},
};
