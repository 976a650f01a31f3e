import { page } from './page.ts';

export const flyerPage = page(
	{
		slug: 'letak',
		title: 'Letak: jesen u radionici',
		short: 'Izbor uređaja, alata i dijelova za dulje večeri.',
		content:
			'<p>Cijene u letku su cijene trgovine u trenutku kad ga čitate. Uz svaku sniženu cijenu na stranici proizvoda piše i najniža cijena u 30 dana prije sniženja.</p>',
	},
	{
		template: 'flyer',
		blocks: [
			{ type: 'categories', title: 'Više iz ovih kategorija', category_codes: ['lemne-stanice', 'multimetri', 'monitori', 'punjaci'] },
			{ type: 'button', title: 'Sva sniženja', url: '/proizvodi/lista/akcija/' },
			{ type: 'button', title: 'Adventski kalendar', url: '/adventski-kalendar/' },
		],
	},
);
