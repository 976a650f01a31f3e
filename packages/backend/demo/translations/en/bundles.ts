import type { BundleTexts } from '../product-texts.ts';

export const bundles: BundleTexts = {
	note: 'The discount applies to the whole bundle; warranty and returns apply to each product separately.',
	rows: [
		[
			'Workdesk bundle: monitor, keyboard and mouse',
			'A monitor, a keyboard and a mouse for a tidy working corner.',
			'Three things that are bought together anyway, matched in size and connections.',
		],
		[
			'Electronics starter bundle',
			'A board, a sensor, resistors and a multimeter for first projects.',
			'Everything for the first measurement and the first blinking diode, without guessing what is missing.',
		],
		[
			'Repair workshop bundle',
			'A soldering station, tools and a power supply for repairs.',
			'Home repairs and hobbies need no more than this, and each piece stays useful afterwards.',
		],
		[
			'Solo podcast bundle',
			'A microphone, headphones and a camera for recording voice and picture.',
			'Voice, monitoring and picture in one order, without adapters and guesswork.',
		],
		[
			'Home network bundle',
			'A router, a switch and cables for a connected flat.',
			'Wireless for phones, cable for the television and the desk, all in one network.',
		],
		['Travel bundle', 'A power bank, a charger, a cable and headphones for the road.', 'Four small things that are most often forgotten, now in one box.'],
		[
			'Case, power and cooling bundle',
			'A case, a power supply and a cooler for building your own.',
			'The base of a computer that you keep even when processor and board are replaced.',
		],
		['Play for two bundle', 'A console, a second controller and headphones.', 'Two players need a second controller, and peace at home needs headphones.'],
	],
};
