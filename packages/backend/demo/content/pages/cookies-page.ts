import { page } from './page.ts';

export const cookiesPage = page({
	slug: 'kolacici',
	title: 'Kolačići',
	short: 'Koje kolačiće koristimo, čemu služe i kako promijeniti odabir.',
	content: [
		'<p>Kolačići su mali zapisi koje preglednik čuva na Vašem uređaju. Bez Vašeg pristanka koristimo samo one bez kojih trgovina ne bi radila.</p>',
		'<h2>Nužni</h2>',
		'<p>Pamte Vašu prijavu, košaricu, listu želja i odabir o kolačićima. Ne mogu se isključiti i ne služe praćenju.</p>',
		'<h2>Analitika</h2>',
		'<p>Pomažu nam razumjeti koje se stranice čitaju i gdje kupci zapinju. Učitavaju se tek kad ih odobrite, a nestaju kad pristanak povučete.</p>',
		'<h2>Marketing</h2>',
		'<p>Omogućuju da Vam na drugim stranicama prikažemo ono što Vas zanima, a ne slučajan oglas. I oni se učitavaju samo uz Vaš pristanak.</p>',
		'<h2>Kako promijeniti odabir</h2>',
		'<p>Poveznica „Postavke kolačića” nalazi se u podnožju svake stranice. Odabir vrijedi za preglednik u kojem ste ga napravili i možete ga promijeniti kad god želite. Kolačiće možete obrisati i u postavkama preglednika; nakon toga ćete se morati ponovno prijaviti.</p>',
		'<p>Kako postupamo s osobnim podacima opisali smo na stranici <a href="/privatnost/">Privatnost</a>.</p>',
	].join(''),
});
