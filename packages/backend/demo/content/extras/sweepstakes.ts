import type { SourceSweepstake } from '../../../platform/source/content.ts';

const rules = (period: string, draw: string): string =>
	[
		'<h2>Pravila</h2><ol>',
		`<li>Priređivač je Titraj d.o.o., Frekvencijska 12, 10000 Zagreb. Igra traje ${period}</li>`,
		'<li>Sudjelovati mogu punoljetne osobe s prebivalištem u Hrvatskoj. Kupnja nije uvjet.</li>',
		'<li>Jedna osoba može se prijaviti jednom. Prijave s više adresa iste osobe ne računaju se.</li>',
		`<li>Dobitnici se izvlače ${draw} pred tročlanim povjerenstvom, a obavještavaju se e-poštom u roku od tri radna dana.</li>`,
		'<li>Nagrada se preuzima u poslovnici ili dostavlja o trošku priređivača i ne može se zamijeniti za novac.</li>',
		'<li>Podaci služe samo provedbi igre i brišu se 30 dana nakon predaje nagrada.</li></ol>',
	].join('');

/** One that is open, and one that is over: the first lasts to the end of the year after this one, the second was last summer's. */
export function demoSweepstakes(now: Date): SourceSweepstake[] {
	const year = now.getUTCFullYear();
	return [circuit(year, year + 1), summer(year - 1)];
}

const circuit = (first: number, last: number): SourceSweepstake => ({
	slug: 'prvi-krug',
	title: 'Osvojite komplet za prvi krug',
	short_description: 'Tri kompleta s lemilicom, multimetrom i razvojnom pločicom čekaju one koji bi rado počeli.',
	content:
		'<p>Napišite što biste prvo napravili. Povjerenstvo ne ocjenjuje odgovore: dobitnici se izvlače među svima koji su odgovorili.</p><h2>Nagrade</h2><ul><li>tri kompleta za početnike u elektronici</li><li>deset mjesta na subotnjem tečaju lemljenja</li></ul>',
	rules: rules(`od 1. siječnja ${first}. do 31. prosinca ${last}.`, `12. siječnja ${last + 1}.`),
	question: 'Što biste prvo napravili?',
	picture: { kind: 'devboard', params: { color: 'green', count: 40, size: 8 } },
	starts_at: `${first - 1}-12-31T23:00:00.000Z`,
	ends_at: `${last}-12-31T23:00:00.000Z`,
	winners_at: `${last + 1}-01-12T10:00:00.000Z`,
	winners: [],
});

const summer = (year: number): SourceSweepstake => ({
	slug: 'ljeto-na-dva-kotaca',
	title: 'Ljeto u pokretu',
	short_description: 'Igra je završila, a nagrade su podijeljene. Hvala svima koji su sudjelovali.',
	content: '<p>Prijavilo se 1.284 ljudi. Tri nagrade otišle su na tri strane Hrvatske.</p>',
	rules: rules(`od 1. lipnja do 31. kolovoza ${year}.`, `4. rujna ${year}.`),
	question: null,
	picture: { kind: 'camera', params: {} },
	starts_at: `${year}-05-31T22:00:00.000Z`,
	ends_at: `${year}-08-31T22:00:00.000Z`,
	winners_at: `${year}-09-04T10:00:00.000Z`,
	winners: [
		{ name: 'D. P., Osijek', prize: 'akcijska kamera' },
		{ name: 'I. V., Šibenik', prize: 'slušalice' },
		{ name: 'N. B., Varaždin', prize: 'prijenosna baterija' },
	],
});
