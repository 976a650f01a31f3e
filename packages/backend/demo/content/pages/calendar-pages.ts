import { page } from './page.ts';

const RULES = [
	'<h2>Pravila</h2><ul>',
	'<li>Kupon vrijedi na dan svojeg polja, od 0 do 24 sata po hrvatskom vremenu; narudžba mora biti potvrđena do ponoći.</li>',
	'<li>Kod se upisuje u košarici. Popust se računa od trenutačne cijene proizvoda iz navedene kategorije.</li>',
	'<li>Svaki kupac može isti kupon iskoristiti jednom.</li>',
	'<li>Kupon ne mijenja cijenu na stranici proizvoda; popust se vidi u košarici i na narudžbi.</li>',
	'<li>Pravo na odustanak u 14 dana vrijedi kao i za svaku drugu kupnju.</li>',
	'</ul>',
].join('');

export const adventPage = page(
	{
		slug: 'adventski-kalendar',
		title: 'Adventski kalendar',
		short: 'Od 1. do 24. prosinca svaki dan jedna pogodnost, otvorena od ponoći do ponoći.',
		content:
			'<p>Svakog dana otvara se jedno polje s kuponom koji vrijedi samo taj dan. Kod upišite u košarici.</p><p>U studenome isto tako radi <a href="/jesenski-kalendar/">jesenski kalendar</a>.</p>',
	},
	{
		template: 'advent_calendar',
		blocks: [
			{ type: 'button', title: 'Pravila kalendara', url: '/adventski-kalendar/pravila/' },
			{ type: 'list', title: 'Dok čekate sljedeće polje', list_code: 'najprodavanije', limit: 8 },
		],
	},
);

export const autumnPage = page(
	{
		slug: 'jesenski-kalendar',
		title: 'Jesenski kalendar',
		short: 'Od 1. do 24. studenoga svaki dan jedna pogodnost, kao proba za advent.',
		content: '<p>Svakog dana otvara se jedno polje s kuponom koji vrijedi samo taj dan. Kod upišite u košarici.</p>',
	},
	{ template: 'advent_calendar', blocks: [{ type: 'button', title: 'Pravila kalendara', url: '/jesenski-kalendar/pravila/' }] },
);

const details = { short: 'Što je bilo u kojem polju, koliko vrijedi i pod kojim uvjetima.', content: RULES };

export const calendarDetailsPage = page(
	{ slug: 'pravila-kalendara', title: 'Pogodnosti i pravila adventskog kalendara', ...details },
	{ path: '/adventski-kalendar/pravila/', parent_slug: 'adventski-kalendar', template: 'promotion_calendar_details' },
);

export const autumnDetailsPage = page(
	{ slug: 'pravila-jesenskog-kalendara', title: 'Pogodnosti i pravila jesenskog kalendara', ...details },
	{ path: '/jesenski-kalendar/pravila/', parent_slug: 'jesenski-kalendar', template: 'promotion_calendar_details' },
);
