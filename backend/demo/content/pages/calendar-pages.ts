import { page } from './page.ts';

export const adventPage = page(
	{
		slug: 'adventski-kalendar',
		title: 'Adventski kalendar',
		short: 'Od 1. do 24. prosinca svaki dan jedna pogodnost, otvorena od ponoći do ponoći.',
		content:
			'<p>Svakog dana otvara se jedno polje s ponudom koja vrijedi samo taj dan. Količine su ograničene i navedene uz proizvod. Uz svaku sniženu cijenu stoji i najniža cijena u 30 dana prije sniženja.</p><p>U studenome isto tako radi <a href="/jesenski-kalendar/">jesenski kalendar</a>.</p><p>Obavijest o današnjem polju možete dobivati e-poštom; odjava je jedan klik.</p>',
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
		content:
			'<p>Svakog dana otvara se jedno polje s ponudom koja vrijedi samo taj dan. Vrijede ista <a href="/adventski-kalendar/pravila/">pravila</a> kao za adventski kalendar.</p>',
	},
	{ template: 'advent_calendar' },
);

export const calendarDetailsPage = page(
	{
		slug: 'pravila-kalendara',
		title: 'Pravila adventskog kalendara',
		short: 'Kako vrijede dnevne pogodnosti, koliko traju i mogu li se zbrajati.',
		content:
			'<ul><li>Pogodnost vrijedi na dan svojeg polja, od 0 do 24 sata, ili do isteka zaliha.</li><li>Popust je već uračunat u prikazanu cijenu; kupon nije potreban.</li><li>Dnevne pogodnosti ne zbrajaju se s kuponima.</li><li>Po kupcu je moguće naručiti najviše dva komada istog proizvoda.</li><li>Pravo na odustanak u 14 dana vrijedi kao i za svaku drugu kupnju; za darove kupljene u prosincu rok produljujemo do 15. siječnja.</li></ul>',
	},
	{ path: '/adventski-kalendar/pravila/', parent_slug: 'adventski-kalendar', template: 'promotion_calendar_details' },
);
