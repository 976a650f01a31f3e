import { page } from './page.ts';

export const contactPage = page(
	{
		slug: 'kontakt',
		title: 'Kontakt',
		short: 'Pišite nam, nazovite ili navratite. Na poruke odgovaramo u roku od jednog radnog dana.',
		content: [
			'<h2>Služba za kupce</h2>',
			'<p>Telefon: +385 1 555 0140, radnim danom od 8 do 18 sati. E-pošta: info@titraj.example. Za pitanja o narudžbi pripremite njezin broj; nalazi se u poruci kojom smo je potvrdili.</p>',
			'<h2>Servis i reklamacije</h2>',
			'<p>E-pošta: reklamacije@titraj.example. Uređaj možete predati u bilo kojoj <a href="/poslovnice/">poslovnici</a>. Kako reklamacija teče, opisali smo na stranici <a href="/povrat-i-reklamacije/">Povrat i reklamacije</a>.</p>',
			'<h2>Tvrtke i škole</h2>',
			'<p>Za ponude, predračune i veće količine pišite na ponude@titraj.example. Škole i udruge upućujemo na stranicu <a href="/skole-i-radionice/">Za škole i radionice</a>.</p>',
			'<h2>Sjedište</h2>',
			'<p>Titraj d.o.o., Frekvencijska 12, 10000 Zagreb. OIB: 47019263580.</p>',
		].join(''),
	},
	{ template: 'contact' },
);
