import type { TitleAndShort } from '../texts.ts';

export const pages: Readonly<Record<string, TitleAndShort>> = {
	naslovnica: ['Titraj: computers, electronics and tools, all measured', 'Computers, electronics and tools, with measurements instead of promises.'],
	'o-nama': ['About us', 'Titraj is a Croatian technology retailer with twelve stores, a service centre and a workshop.'],
	dostava: ['Delivery', 'Times, prices and ways of delivery: courier, parcel locker, collection in store and delivery to your room.'],
	placanje: ['Payment methods', 'Cards, bank transfer, cash on delivery, instalments and payment in store.'],
	'povrat-i-reklamacije': ['Returns and complaints', 'Withdrawal within 14 days, liability for defects and warranty: what applies and what to do.'],
	'uvjeti-kupnje': ['Terms of purchase', 'How the contract is made, how prices and reductions are shown and which rights you have as a buyer.'],
	privatnost: ['Privacy', 'Which personal data we process, why, for how long and what your rights are.'],
	kolacici: ['Cookies', 'Which cookies we use, what they are for and how to change your choice.'],
	kontakt: ['Contact', 'Write, call or drop in. We answer messages within one working day.'],
	'cesta-pitanja': ['Frequently asked questions', 'Short answers about orders, delivery, payment, returns and service.'],
	'pitanja-o-racunu': ['Questions about your account', 'Signing in, password, data and deleting the account.'],
	letak: ['Leaflet: autumn in the workshop', 'A choice of devices, tools and parts for longer evenings.'],
	'adventski-kalendar': ['Advent calendar', 'From 1 to 24 December one offer every day, open from midnight to midnight.'],
	'jesenski-kalendar': ['Autumn calendar', 'From 1 to 24 November one offer every day, as a rehearsal for Advent.'],
	'pravila-kalendara': ['Advent calendar offers and rules', 'What was behind each door, what it takes off and on what terms.'],
	'pravila-jesenskog-kalendara': ['Autumn calendar offers and rules', 'What was behind each door, what it takes off and on what terms.'],
	'skole-i-radionice': ['For schools and workshops', 'Kits, pro forma invoices and help with equipping classrooms and technical clubs.'],
	'rodendan-trgovine': ["The shop's birthday", 'Announcement of the spring celebration, in preparation.'],
	'radni-kut': ['A working corner for winter', 'Desk, light, screen and sound: everything for a corner where your back does not feel the day.'],
	'zastita-okolisa': ['Environment', 'Taking back old devices and batteries, repairs and packaging without plastic.'],
};
