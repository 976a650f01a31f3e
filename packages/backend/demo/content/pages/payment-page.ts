import { page } from './page.ts';

export const paymentPage = page({
	slug: 'placanje',
	title: 'Načini plaćanja',
	short: 'Kartice, uplatnica s 2D kodom, pouzeće, rate i plaćanje u poslovnici.',
	content: [
		'<p>Sve cijene izražene su u eurima i uključuju PDV. Način plaćanja birate u posljednjem koraku narudžbe, a ukupni iznos s dostavom vidite prije potvrde.</p>',
		'<h2>Karticom</h2>',
		'<p>Iznos se pri narudžbi rezervira, a naplaćuje kad pošiljku predamo dostavi. Podatke o kartici unosite na zaštićenoj stranici pružatelja usluge plaćanja; trgovina ih ne vidi i ne čuva.</p>',
		'<h2>Na rate</h2>',
		'<p>Za iznose iznad 150 € moguće je obročno plaćanje karticama banaka koje tu uslugu nude: do 6 rata iznad 150 €, do 12 rata iznad 400 € i do 24 rate iznad 1.000 €. Broj rata i iznos jedne rate prikazani su uz proizvod. Uvjete određuje Vaša banka.</p>',
		'<h2>Uplatom na račun</h2>',
		'<p>Nakon narudžbe dobivate uplatnicu s 2D kodom koji možete skenirati u mobilnom bankarstvu. Robu rezerviramo tri radna dana; šaljemo je isti dan kad uplata bude vidljiva. Za hitne slučajeve pošaljite nam potvrdu o plaćanju.</p>',
		'<h2>Pouzećem</h2>',
		'<p>Plaćate gotovinom ili karticom dostavljaču. Usluga stoji 1,99 €, a dostupna je za iznose do 700 €.</p>',
		'<h2>U poslovnici</h2>',
		'<p>Pri preuzimanju plaćate gotovinom ili karticom, bez dodatnih troškova.</p>',
		'<h2>R1 račun</h2>',
		'<p>Za račun na tvrtku u narudžbi označite „Kupujem za tvrtku” i upišite naziv, adresu i OIB. Naknadna izmjena moguća je do kraja mjeseca u kojem je račun izdan.</p>',
	].join(''),
});
