import type { GdprTemplate } from '@titraj/contract/gdpr.ts';
import { ofEntity } from '../../localization/index.ts';

const TEMPLATES: readonly GdprTemplate[] = [
	{
		template: 'cookie',
		title: 'Kolačići na ovim stranicama',
		text: 'Nužni kolačići čuvaju košaricu i prijavu. Za ostale odlučujete sami, a odluku možete promijeniti kad god želite.',
		url: '/kolacici/',
		...ofEntity('message', 'consent.cookie'),
		categories: [
			{ code: 'necessary', title: 'Nužni', text: 'Bez njih košarica i prijava ne rade.', required: true, ...ofEntity('message', 'consent.necessary') },
			{
				code: 'analytics',
				title: 'Analitika',
				text: 'Brojimo posjete stranicama da bismo ih poboljšali.',
				required: false,
				...ofEntity('message', 'consent.analytics'),
			},
			{
				code: 'marketing',
				title: 'Marketing',
				text: 'Prikazujemo Vam oglase prema onome što ste gledali.',
				required: false,
				...ofEntity('message', 'consent.marketing'),
			},
		],
	},
];

export const findGdprTemplate = (name = 'cookie'): GdprTemplate | undefined => TEMPLATES.find(({ template }) => template === name);
