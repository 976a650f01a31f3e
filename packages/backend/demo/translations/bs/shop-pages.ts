import type { TitleAndShort } from '../texts.ts';

/** HTML of the pages about the shop, by Croatian slug. */
export const shopPages: Readonly<Record<string, string>> = {
	'o-nama': [
		'<p>Titraj je počeo kao radionica u kojoj su se popravljala pojačala i mjerni instrumenti. Kupci su češće pitali šta kupiti nego kako popraviti, pa smo uz radni sto postavili i police. Danas imamo dvanaest poslovnica, skladište u Zagrebu i istu naviku: prvo izmjeriti, onda preporučiti.</p>',
		'<h2>Kako biramo</h2>',
		'<p>Prije nego što uđe u ponudu, uređaj prolazi kroz ruke ljudi koji će ga servisirati. Mjerimo potrošnju, buku i temperaturu, čitamo uputstvo i provjeravamo mogu li se nabaviti rezervni dijelovi.</p>',
		'<h2>Kako radimo</h2>',
		'<ul><li>Cijena koju vidite je konačna i uključuje PDV.</li><li>Uz svako sniženje navodimo i najnižu cijenu u 30 dana prije njega.</li><li>Stanje na policama osvježava se tokom dana, po poslovnicama.</li><li>Stare uređaje i baterije preuzimamo bez obzira na to gdje su kupljeni.</li></ul>',
		'<h2>Podaci o društvu</h2>',
		'<p>Titraj d.o.o., Frekvencijska 12, 10000 Zagreb, Hrvatska. Porezni broj: 47019263580. E-mail: info@titraj.example, telefon: +385 1 555 0140. Adrese i radno vrijeme naći ćete na stranici <a href="/poslovnice/">Poslovnice</a>.</p>',
	].join(''),
	kolacici: [
		'<p>Kolačići su mali zapisi koje preglednik čuva na Vašem uređaju. Bez Vašeg pristanka koristimo samo one bez kojih prodavnica ne bi radila.</p>',
		'<h2>Neophodni</h2>',
		'<p>Pamte Vašu prijavu, korpu, listu želja i odabir o kolačićima. Ne mogu se isključiti i nikoga ne prate.</p>',
		'<h2>Analitika</h2>',
		'<p>Pomažu nam da razumijemo koje se stranice čitaju i gdje kupci zapinju. Učitavaju se kad ih odobrite, a nestaju kad pristanak povučete.</p>',
		'<h2>Marketing</h2>',
		'<p>Omogućavaju da Vam druge stranice prikažu ono što Vas zanima. I oni se učitavaju samo uz Vaš pristanak.</p>',
		'<h2>Kako promijeniti odabir</h2>',
		'<p>Link na postavke kolačića nalazi se u dnu svake stranice. Odabir važi za preglednik u kojem ste ga napravili. Kako postupamo s ličnim podacima opisali smo na stranici <a href="/privatnost/">Privatnost</a>.</p>',
	].join(''),
	kontakt: [
		'<h2>Služba za kupce</h2>',
		'<p>Telefon: +385 1 555 0140, radnim danima od 8 do 18 sati. E-mail: info@titraj.example. Za pitanja o narudžbi pripremite njen broj; nalazi se u poruci kojom smo je potvrdili.</p>',
		'<h2>Servis i reklamacije</h2>',
		'<p>E-mail: reklamacije@titraj.example. Uređaj možete predati u bilo kojoj <a href="/poslovnice/">poslovnici</a>. Kako reklamacija teče, opisali smo na stranici <a href="/povrat-i-reklamacije/">Povrat i reklamacije</a>.</p>',
		'<h2>Sjedište</h2>',
		'<p>Titraj d.o.o., Frekvencijska 12, 10000 Zagreb, Hrvatska. Porezni broj: 47019263580.</p>',
	].join(''),
};

export const authors: Readonly<Record<string, TitleAndShort>> = {
	'redakcija-doma': ['Redakcija Dom', 'Pametna kuća, mreža, rasvjeta i radni kutak u stanovima kakve zaista imamo.'],
	'redakcija-mjerenja': ['Redakcija Mjerenja', 'Mjeri napon, buku, potrošnju i strpljenje. Potpisuje testove s brojkama koje možete ponoviti.'],
};
