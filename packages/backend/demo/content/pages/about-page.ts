import { page } from './page.ts';

export const aboutPage = page({
	slug: 'o-nama',
	title: 'O nama',
	short: 'Titraj je domaća trgovina tehnikom s dvanaest poslovnica, servisom i radionicom.',
	content: [
		'<p>Titraj je počeo kao radionica u kojoj su se popravljala pojačala i mjerni instrumenti. Kupci su češće pitali što kupiti nego kako popraviti, pa smo uz radni stol postavili i police. Danas imamo dvanaest poslovnica, skladište u Zagrebu i istu naviku: prvo izmjeriti, onda preporučiti.</p>',
		'<h2>Kako biramo što ćemo prodavati</h2>',
		'<p>Prije nego što uđe u ponudu, uređaj prolazi kroz ruke ljudi koji ga poslije servisiraju. Mjerimo potrošnju, buku i temperaturu, pregledavamo upute i provjeravamo mogu li se dobiti rezervni dijelovi. Ako proizvođač ne navodi podatak koji je kupcu važan, tražimo ga ili ga mjerimo sami.</p>',
		'<h2>Kako radimo</h2>',
		'<ul><li>Cijena koju vidite konačna je i uključuje PDV.</li><li>Uz svako sniženje navodimo i najnižu cijenu u 30 dana prije njega.</li><li>Stanje na policama osvježava se tijekom dana, po poslovnicama.</li><li>Stare uređaje i baterije preuzimamo bez obzira na to gdje su kupljeni.</li></ul>',
		'<h2>Radionica i servis</h2>',
		'<p>Servis primamo u svim poslovnicama, a popravljamo u Zagrebu, Splitu i Rijeci. Dijagnostika u jamstvu ne naplaćuje se. Subotom u radionici učimo lemiti: tečaj je besplatan, a mjesta se brzo popune.</p>',
		'<h2>Podaci o društvu</h2>',
		'<p>Titraj d.o.o., Frekvencijska 12, 10000 Zagreb. OIB: 47019263580. E-pošta: info@titraj.example, telefon: +385 1 555 0140. Adrese i radno vrijeme poslovnica naći ćete na stranici <a href="/poslovnice/">Poslovnice</a>.</p>',
	].join(''),
});
