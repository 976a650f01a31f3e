import type { Blueprint } from '../blueprint.ts';
import { inSizes } from '../catalogue/variants.ts';

export const powerSupplies: Blueprint = {
	category: 'napajanja',
	prefix: 'NAP',
	stem: 'P',
	weight: 1.5,
	theme: 'part',
	warranty: 60,
	makers: ['dravex', 'svetacar', 'galunda', 'risnjar'],
	noun: ['napajanje', 'n'],
	series: [
		['', 'Basic'],
		['', 'Modular'],
		['Titan', 'Platinum'],
	],
	design(d) {
		const efficiency = d.by([85, 87], [89, 90], [92, 94]);
		const modular = d.by(['nije modularno', 'djelomično modularno'], ['potpuno modularno', 'djelomično modularno'], ['potpuno modularno']);
		const sizes = d.by([450, 550], [650, 750], [850, 1000]);
		const power = sizes;
		const fan = d.by([120], [120, 135], [135, 140]);
		const watt = (value: number) => ({ value: `${value} W`, add: (value - power) * d.by([0.07], [0.09], [0.12]), specs: { psu_power: value } });
		return {
			tail: `ATX napajanje`,
			price: 20 + power * 0.062 + (efficiency - 85) * 6 + (modular === 'potpuno modularno' ? 14 : 0),
			specs: {
				psu_power: power,
				efficiency,
				modular,
				form_factor: 'ATX',
				fan_mm: fan,
				fan_stop: d.tier > 0,
				pcie_connectors: d.by(['1 × 8-pinski', '2 × 8-pinski'], ['3 × 8-pinski'], ['3 × 8-pinski, 1 × 16-pinski']),
				protections: ['OVP', 'UVP', 'OCP', 'OTP', 'SCP'],
				length_mm: d.by([140], [140, 150], [160]),
				noise_db: d.by([26], [22], [17]),
			},
			special: ['psu_power', 'efficiency', 'modular'],
			short: `Napajanje učinkovitosti ${efficiency} %, ${modular}, s ventilatorom od ${fan} mm.`,
			openings: [
				`Pri polovici opterećenja učinkovitost doseže ${efficiency} %, pa se manje struje pretvara u toplinu i buku.`,
				'Napajanje je dio na kojem se ne isplati štedjeti: o njemu ovise svi ostali.',
			],
			facts: [
				modular === 'potpuno modularno' && 'Svi su kabeli odvojivi, spajate samo one koje koristite.',
				d.tier > 0 && 'Ventilator miruje do 40 % opterećenja.',
				'Zaštite od prenapona, kratkog spoja i pregrijavanja isključuju napajanje prije nego što nastane šteta.',
				d.tier === 2 && 'Priključak za grafiku nove generacije isporučen je bez prijelaznika.',
				'Japanski kondenzatori predviđeni su za rad na 105 °C.',
			],
			advice: [
				'Zbrojite potrošnju procesora i grafičke kartice, dodajte 100 W za ostalo i 30 % rezerve.',
				'Kabele drugog napajanja nemojte koristiti, čak i kad priključak odgovara.',
			],
			picture: { kind: 'psu', params: { color: d.pick(['black', 'black', 'white']), size: fan, variant: d.tier > 0 ? 'modular' : 'fixed' } },
			variants: inSizes('Snaga', [watt(power), watt(power + (d.tier === 2 ? 150 : 100))]),
		};
	},
};
