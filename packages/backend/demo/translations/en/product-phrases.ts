import type { ProductPhrases } from '../product-texts.ts';

export const productPhrases: ProductPhrases = {
	and: 'and',
	short: ['{noun} by {maker}: {specs}.', '{noun} with measured figures: {specs}.', '{noun} for those who read the table first: {specs}.'],
	lead: [
		'At a glance: {specs}.',
		'The figures that matter most here are {specs}.',
		'What to remember: {specs}.',
		'In short, this model by {maker} brings {specs}.',
		'Three things decide here: {specs}.',
	],
	headings: ['Good to know', 'In figures', 'What you get'],
	service: [
		'Orders received by 2 p.m. on a working day are sent the same day.',
		'You may withdraw from the purchase within 14 days without giving a reason.',
		'If you are not sure whether this model suits you, write to us: we answer within one working day.',
		'The warranty is valid with the invoice, and the device can be handed in at any of our stores.',
		'Packaging and the old device can be left with us on collection.',
	],
	themes: {
		display: [
			'Resolution, refresh rate and panel type decide what you see every day, so all three are stated here.',
			'Before dispatch we check that the picture is even and free of dead pixels.',
		],
		computing: [
			'Memory and storage decide how long a computer stays quick, so choose them for the years ahead.',
			'The figures in the table come from measurements, not from the box.',
		],
		part: [
			'Check the dimensions and the power draw in the table before ordering; both are stated.',
			'If you are unsure whether it fits your build, send us the list of parts.',
		],
		input: [
			'Grip, travel and weight are a matter of habit: you can try it on the display desks in our stores.',
			'Small parts can be ordered separately, so a good device does not end up in a drawer.',
		],
		audio: [
			'Measured figures tell one half of the story, your own music tells the other.',
			'Sound is judged best where you will listen, so take your time when trying it out.',
		],
		network: ['The speed on the label is reached only when the rest of the network can keep up.', 'Setting it up takes a few minutes and needs no account.'],
		mobile: [
			'The period of security updates is stated before purchase, not in small print afterwards.',
			'Battery and screen can be replaced in our own workshop, usually on the same day.',
		],
		photo: [
			'Good light does more than any setting, and the rest is in the table below.',
			'On request we will show you the menus and the settings when you collect it.',
		],
		home: ['It keeps working when the internet fails, because schedules are stored in the device.', 'Consumable parts are available separately.'],
		bench: ['A good instrument shows the same value today and next year.', 'The limits in the table also say where it may be used safely.'],
		tool: ['The quality of the steel and of the grip is felt after the hundredth screw.', 'Bits, tips and spare parts stay available for years.'],
		small: ['A small thing, but the one that a project usually waits for.', 'The series is printed on the packaging, so a later order will match it.'],
		power: [
			'Overheating and short-circuit protection are tested on every unit.',
			'Rated power tells the truth only together with the number of devices, so both are stated.',
		],
		furniture: [
			'A good posture begins with the right height, so measure before you choose.',
			'Parts can be ordered separately, from castors to the whole top.',
		],
		light: ['Luminous flux and colour rendering are measured, not estimated.', 'Warmer light is for the evening, neutral light is for work.'],
		play: ['Quick response matters more than lights, and the figures are in the table.', 'You can try it in the play corner of our larger stores.'],
		print: [
			'Cost per page decides more than the price of the printer, so the page yield is in the table.',
			'Supplies arrive the next working day, and we take empty containers back.',
		],
	},
};
