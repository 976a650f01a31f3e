import type { GdprTemplate } from '@titraj/contract/gdpr.ts';

const TEMPLATES: readonly GdprTemplate[] = [
	{
		template: 'cookie',
		title: 'Kolačići na ovim stranicama',
		text: 'Nužni kolačići čuvaju košaricu i prijavu. Za ostale odlučujete sami, a odluku možete promijeniti kad god želite.',
		url: '/kolacici/',
		categories: [
			{ code: 'necessary', title: 'Nužni', text: 'Bez njih košarica i prijava ne rade.', required: true },
			{ code: 'analytics', title: 'Analitika', text: 'Brojimo posjete stranicama da bismo ih poboljšali.', required: false },
			{ code: 'marketing', title: 'Marketing', text: 'Prikazujemo Vam oglase prema onome što ste gledali.', required: false },
		],
	},
];

export const findGdprTemplate = (name = 'cookie'): GdprTemplate | undefined => TEMPLATES.find(({ template }) => template === name);
