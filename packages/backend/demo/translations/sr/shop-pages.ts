import type { TitleAndShort } from '../texts.ts';

/** HTML of the pages about the shop, by Croatian slug. */
export const shopPages: Readonly<Record<string, string>> = {
	'o-nama': [
		'<p>Titraj je počeo kao radionica u kojoj su se popravljala pojačala i merni instrumenti. Kupci su češće pitali šta da kupe nego kako da poprave, pa smo uz radni sto postavili i police. Danas imamo dvanaest prodavnica, magacin u Zagrebu i istu naviku: prvo izmeriti, onda preporučiti.</p>',
		'<h2>Kako biramo</h2>',
		'<p>Pre nego što uđe u ponudu, uređaj prolazi kroz ruke ljudi koji će ga servisirati. Merimo potrošnju, buku i temperaturu, čitamo uputstvo i proveravamo da li se mogu nabaviti rezervni delovi.</p>',
		'<h2>Kako radimo</h2>',
		'<ul><li>Iznos koji vidite je konačan i uključuje PDV.</li><li>Uz svako sniženje navodimo i najniži iznos u 30 dana pre njega.</li><li>Stanje na policama osvežava se tokom dana, po prodavnicama.</li><li>Stare uređaje i baterije preuzimamo bez obzira na to gde su kupljeni.</li></ul>',
		'<h2>Podaci o društvu</h2>',
		'<p>Titraj d.o.o., Frekvencijska 12, 10000 Zagreb, Hrvatska. Poreski broj: 47019263580. Mejl: info@titraj.example, telefon: +385 1 555 0140. Adrese i radno vreme naći ćete na stranici <a href="/poslovnice/">Prodavnice</a>.</p>',
	].join(''),
	kolacici: [
		'<p>Kolačići su mali zapisi koje pregledač čuva na Vašem uređaju. Bez Vašeg pristanka koristimo samo one bez kojih prodavnica ne bi radila.</p>',
		'<h2>Neophodni</h2>',
		'<p>Pamte Vašu prijavu, korpu, listu želja i izbor o kolačićima. Ne mogu se isključiti i nikoga ne prate.</p>',
		'<h2>Analitika</h2>',
		'<p>Pomažu nam da razumemo koje se stranice čitaju i gde kupci zapinju. Učitavaju se kad ih odobrite, a nestaju kad pristanak povučete.</p>',
		'<h2>Marketing</h2>',
		'<p>Omogućavaju da Vam drugi sajtovi prikažu ono što Vas zanima. I oni se učitavaju samo uz Vaš pristanak.</p>',
		'<h2>Kako promeniti izbor</h2>',
		'<p>Veza ka podešavanjima kolačića nalazi se u dnu svake stranice. Izbor važi za pregledač u kojem ste ga napravili. Kako postupamo s ličnim podacima opisali smo na stranici <a href="/privatnost/">Privatnost</a>.</p>',
	].join(''),
	kontakt: [
		'<h2>Služba za kupce</h2>',
		'<p>Telefon: +385 1 555 0140, radnim danima od 8 do 18 časova. Mejl: info@titraj.example. Za pitanja o porudžbini pripremite njen broj; nalazi se u poruci kojom smo je potvrdili.</p>',
		'<h2>Servis i reklamacije</h2>',
		'<p>Mejl: reklamacije@titraj.example. Uređaj možete predati u bilo kojoj <a href="/poslovnice/">prodavnici</a>. Kako reklamacija teče, opisali smo na stranici <a href="/povrat-i-reklamacije/">Povraćaj i reklamacije</a>.</p>',
		'<h2>Sedište</h2>',
		'<p>Titraj d.o.o., Frekvencijska 12, 10000 Zagreb, Hrvatska. Poreski broj: 47019263580.</p>',
	].join(''),
};

export const authors: Readonly<Record<string, TitleAndShort>> = {
	'redakcija-doma': ['Redakcija Dom', 'Pametna kuća, mreža, rasveta i radni kutak u stanovima kakve zaista imamo.'],
	'redakcija-mjerenja': ['Redakcija Merenja', 'Meri napon, buku, potrošnju i strpljenje. Potpisuje testove s brojkama koje možete ponoviti.'],
};
