import { page } from './page.ts';

export const termsPage = page({
	slug: 'uvjeti-kupnje',
	title: 'Uvjeti kupnje',
	short: 'Kako nastaje ugovor, kako se iskazuju cijene i sniženja te koja prava imate kao kupac.',
	content: [
		'<p>Prodavatelj je Titraj d.o.o., Frekvencijska 12, 10000 Zagreb, OIB 47019263580. Uvjeti vrijede za kupnju na ovim stranicama.</p>',
		'<h2>1. Ugovor</h2>',
		'<p>Predstavljanje proizvoda poziv je na ponudu. Klikom na tipku kojom potvrđujete narudžbu s obvezom plaćanja šaljete ponudu, a ugovor nastaje kad Vam potvrdimo otpremu ili preuzimanje. Potvrdu narudžbe i ove uvjete šaljemo e-poštom, da ih možete sačuvati.</p>',
		'<h2>2. Cijene</h2>',
		'<p>Cijene su iskazane u eurima s PDV-om. Za robu koja se prodaje po duljini, masi ili broju komada navodimo i cijenu za jedinicu mjere. Dostava se obračunava u košarici prema <a href="/dostava/">cjeniku dostave</a>.</p>',
		'<h2>3. Sniženja</h2>',
		'<p>Uz svaku sniženu cijenu navodimo redovnu cijenu i najnižu cijenu koju smo primjenjivali u razdoblju od 30 dana prije sniženja. Postotak sniženja računa se u odnosu na redovnu cijenu. Ako se sniženje postupno povećava bez prekida, kao najniža navodi se cijena prije prvog sniženja.</p>',
		'<h2>4. Kuponi</h2>',
		'<p>U jednoj narudžbi može se iskoristiti jedan kupon. Ako uvjeti kupona ne navode drugačije, ne primjenjuje se na već sniženu robu i ne može se zamijeniti za novac.</p>',
		'<h2>5. Raspoloživost</h2>',
		'<p>Stanje osvježavamo tijekom dana. Ako se ipak dogodi da proizvod nije dostupan, javljamo Vam u roku od jednog radnog dana i nudimo zamjenu ili povrat cijelog iznosa.</p>',
		'<h2>6. Očita pogreška u cijeni</h2>',
		'<p>Ako je cijena očito pogrešna, o tome Vas obavještavamo prije otpreme i pitamo želite li kupiti po ispravnoj cijeni ili odustati.</p>',
		'<h2>7. Odustanak, nedostaci i jamstvo</h2>',
		'<p>Pravo na odustanak u 14 dana i odgovornost za nedostatke opisani su na stranici <a href="/povrat-i-reklamacije/">Povrat i reklamacije</a>.</p>',
		'<h2>8. Sporovi</h2>',
		'<p>Nesporazume nastojimo riješiti razgovorom. Na prigovor odgovaramo u roku od 15 dana. Primjenjuje se hrvatsko pravo; potrošač iz druge države članice zadržava zaštitu koju mu daje pravo te države.</p>',
		'<p>Uvjeti vrijede od 1. listopada 2026.</p>',
	].join(''),
});
