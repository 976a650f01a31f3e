import type { TitleAndShort } from '../texts.ts';

export const postCategories: Readonly<Record<string, TitleAndShort>> = {
	vodici: ['Buying guides', 'How to choose, what to watch for and what you do not really need.'],
	testovi: ['Tests', 'Measurements from our workshop, with a procedure you can repeat.'],
	'uradi-sam': ['Do it yourself', 'Instructions for soldering, assembling, repairs and first projects.'],
	'dom-i-ured': ['Home and office', 'Networks, lighting, the smart home and a tidy working corner.'],
	pojmovi: ['Glossary', 'Abbreviations and figures from the boxes, explained in plain words.'],
	'iz-trgovine': ['From the shop', "News, buyers' rights and a look behind the counter."],
};
