import type { TitleAndShort } from '../texts.ts';

/** HTML of the pages about the shop, by Croatian slug. */
export const shopPages: Readonly<Record<string, string>> = {
	'o-nama': [
		'<p>Titraj se je začel kot delavnica, v kateri so popravljali ojačevalnike in merilne instrumente. Kupci so pogosteje spraševali, kaj kupiti, kot kako popraviti, zato smo ob delovno mizo postavili police. Danes imamo dvanajst poslovalnic, skladišče v Zagrebu in isto navado: najprej izmeriti, potem priporočiti.</p>',
		'<h2>Kako izbiramo</h2>',
		'<p>Preden pride v ponudbo, gre naprava skozi roke ljudi, ki jo pozneje servisirajo. Merimo porabo, hrup in temperaturo, preberemo navodila in preverimo, ali so na voljo rezervni deli.</p>',
		'<h2>Kako delamo</h2>',
		'<ul><li>Cena, ki jo vidite, je končna in vključuje DDV.</li><li>Ob vsakem znižanju navajamo najnižjo ceno v 30 dneh pred njim.</li><li>Zaloga se osvežuje čez dan, po poslovalnicah.</li><li>Stare naprave in baterije prevzamemo ne glede na to, kje ste jih kupili.</li></ul>',
		'<h2>Podatki o družbi</h2>',
		'<p>Titraj d.o.o., Frekvencijska 12, 10000 Zagreb, Hrvaška. Davčna številka: 47019263580. E-pošta: info@titraj.example, telefon: +385 1 555 0140. Naslovi in delovni čas so na strani <a href="/poslovnice/">Poslovalnice</a>.</p>',
	].join(''),
	kolacici: [
		'<p>Piškotki so majhni zapisi, ki jih hrani Vaš brskalnik. Brez Vašega soglasja uporabljamo samo tiste, brez katerih trgovina ne deluje.</p>',
		'<h2>Nujni</h2>',
		'<p>Pomnijo prijavo, košarico, seznam želja in izbiro o piškotkih. Izklopiti jih ni mogoče in nikogar ne sledijo.</p>',
		'<h2>Analitika</h2>',
		'<p>Pomagajo nam razumeti, katere strani se berejo in kje se kupcem zatakne. Naložijo se, ko jih dovolite, in izginejo, ko soglasje prekličete.</p>',
		'<h2>Trženje</h2>',
		'<p>Omogočajo, da Vam druga spletna mesta pokažejo, kar Vas zanima. Tudi ti se naložijo samo z Vašim soglasjem.</p>',
		'<h2>Kako spremeniti izbiro</h2>',
		'<p>Povezava do nastavitev piškotkov je na dnu vsake strani. Izbira velja za brskalnik, v katerem ste jo opravili. Kako ravnamo z osebnimi podatki, piše na strani <a href="/privatnost/">Zasebnost</a>.</p>',
	].join(''),
	kontakt: [
		'<h2>Služba za kupce</h2>',
		'<p>Telefon: +385 1 555 0140, ob delavnikih od 8. do 18. ure. E-pošta: info@titraj.example. Za vprašanja o naročilu pripravite njegovo številko; najdete jo v sporočilu, s katerim smo ga potrdili.</p>',
		'<h2>Servis in reklamacije</h2>',
		'<p>E-pošta: reklamacije@titraj.example. Napravo lahko oddate v kateri koli <a href="/poslovnice/">poslovalnici</a>. Kako poteka naprej, piše na strani <a href="/povrat-i-reklamacije/">Vračilo in reklamacije</a>.</p>',
		'<h2>Sedež</h2>',
		'<p>Titraj d.o.o., Frekvencijska 12, 10000 Zagreb, Hrvaška. Davčna številka: 47019263580.</p>',
	].join(''),
};

export const authors: Readonly<Record<string, TitleAndShort>> = {
	'redakcija-doma': ['Uredništvo Dom', 'Pametni dom, omrežje, razsvetljava in delovni kotički v stanovanjih, kakršna so v resnici.'],
	'redakcija-mjerenja': ['Uredništvo Meritve', 'Meri napetost, hrup, porabo in potrpljenje. Podpisuje teste s številkami, ki jih lahko ponovite.'],
};
