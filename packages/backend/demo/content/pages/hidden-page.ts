import { page } from './page.ts';

/** Waits for its day: staff sees it, shoppers get a 404. */
export const hiddenPage = page(
	{
		slug: 'rodendan-trgovine',
		title: 'Rođendan trgovine',
		short: 'Najava proljetne proslave, u pripremi.',
		content: '<p>U ožujku obilježavamo godišnjicu otvaranja prve radionice. Program i pogodnosti objavit ćemo ovdje.</p>',
	},
	{ visible: false },
);
