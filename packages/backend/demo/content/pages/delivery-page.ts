import { page } from './page.ts';

export const deliveryPage = page({
	slug: 'dostava',
	title: 'Dostava',
	short: 'Rokovi, cijene i načini isporuke: kurirska dostava, paketomat, preuzimanje u poslovnici i unos u stan.',
	content: [
		'<p>Dostavljamo na području cijele Hrvatske. Narudžbe zaprimljene radnim danom do 14 sati predajemo dostavi isti dan; uobičajeni rok je jedan do dva radna dana, a za otoke dva do četiri.</p>',
		'<h2>Cijene</h2>',
		'<table><thead><tr><th>Način</th><th>Rok</th><th>Cijena</th></tr></thead><tbody>',
		'<tr><td>Kurirska dostava do 30 kg</td><td>1 do 2 radna dana</td><td>3,99 €, besplatno iznad 60 €</td></tr>',
		'<tr><td>Paketomat</td><td>1 do 2 radna dana</td><td>2,49 €, besplatno iznad 60 €</td></tr>',
		'<tr><td>Preuzimanje u poslovnici</td><td>isti ili idući radni dan</td><td>besplatno</td></tr>',
		'<tr><td>Velika roba do ulaza</td><td>2 do 4 radna dana</td><td>19,90 €</td></tr>',
		'<tr><td>Velika roba uz unos u stan</td><td>prema dogovoru</td><td>34,90 €</td></tr>',
		'</tbody></table>',
		'<h2>Preuzimanje u poslovnici</h2>',
		'<p>Ako je proizvod na stanju u odabranoj poslovnici, spreman je za otprilike dva sata; obavijest Vam šaljemo e-poštom i porukom. Narudžba Vas čeka pet radnih dana. Pri preuzimanju pokažite broj narudžbe, a za plaćene narudžbe i osobni dokument.</p>',
		'<h2>Kad paket stigne</h2>',
		'<p>Pregledajte ambalažu prije potpisa. Ako je oštećena, zamolite dostavljača da to zabilježi i fotografirajte je. Javite nam se u roku od dva dana; zamjenu organiziramo o svojem trošku. Vidljivo oštećenje ne utječe na Vaše zakonsko pravo na <a href="/povrat-i-reklamacije/">odustanak i reklamaciju</a>.</p>',
		'<h2>Praćenje pošiljke</h2>',
		'<p>Poveznicu za praćenje šaljemo čim paket preuzme dostavna služba. Ako se stanje ne promijeni dva radna dana, pišite nam na info@titraj.example i provjerit ćemo gdje je zapelo.</p>',
		'<h2>Odvoz starog uređaja</h2>',
		'<p>Uz isporuku velike robe stari uređaj iste vrste odvozimo bez naknade. Manje uređaje i baterije predajte u bilo kojoj <a href="/poslovnice/">poslovnici</a>.</p>',
	].join(''),
});
