import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mapFeed, rowOf, toOutcomes } from '#tests/support/map-feed.ts';

const dir = mkdtempSync(join(tmpdir(), 'woo-languages-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** Column names of complete exports, as shops in these languages write them; in Finnish, there are no words for it in the import. */
const HEADERS = {
	Croatian:
		'ID,Vrsta,SKU,Naziv,Objavljeno,Istaknuto?,"Vidljivost u katalogu","Kratak opis",Opis,"Datum početka sniženja","Datum kraja sniženja","Status poreza","Klasa poreza","Na zalihi?",Zalihe,"Nisko stanje zalihe","Narudžbe na upit dozvoljene?","Rasprodaja pojedinačno?","Težina (kg)","Dužina (cm)","Širina (cm)","Visina (cm)","Dopusti recenzije kupaca?","Napomena uz kupovinu","Snižena cijena","Normalna cijena",Kategorije,Oznake,"Klasa dostave",Slike,"Limit preuzimanja","Rok isteka preuzimanja",Glavni,"Grupirani proizvodi","Uvećana prodaja","Dodatna prodaja","Eksterni URL","Tekst dugmeta",Pozicija,"Atribut 1 ime","Atribut 1 vrijednosti"',
	German:
		'ID,Typ,Artikelnummer,Name,Veröffentlicht,"Ist hervorgehoben?","Sichtbarkeit im Katalog",Kurzbeschreibung,Beschreibung,"Datum, an dem Angebotspreis beginnt","Datum, an dem Angebotspreis endet",Steuerstatus,Steuerklasse,Vorrätig?,Lager,"Geringe Lagermenge","Lieferrückstände erlaubt?","Nur einzeln verkaufen?","Gewicht (kg)","Länge (cm)","Breite (cm)","Höhe (cm)","Kundenrezensionen erlauben?","Hinweis zum Kauf",Angebotspreis,"Regulärer Preis",Kategorien,Schlagwörter,Versandklasse,Bilder,Downloadlimit,"Ablauftage des Downloads","Übergeordnetes Produkt","Gruppierte Produkte",Zusatzverkäufe,"Cross-Sells (Querverkäufe)","Externe URL",Button-Text,Position,"Attribut 1 Name","Attribut 1 Wert(e)"',
	Italian:
		'ID,Tipo,SKU,Nome,Pubblicato,"In primo piano?","Visibilità nel catalogo","Breve descrizione",Descrizione,"Data di inizio del prezzo in offerta","Data di fine del prezzo in offerta","Stato delle imposte","Aliquota di imposta","In stock?",Magazzino,"Soglia minima","Abilita gli ordini arretrati?","Venduto singolarmente?","Peso (kg)","Lunghezza (cm)","Larghezza (cm)","Altezza (cm)","Permetti le recensioni clienti?","Nota di acquisto","Prezzo in offerta","Prezzo di listino",Categorie,Tag,"Classe di spedizione",Immagine,"Limite di download","Giorni di scadenza",Genitore,"Prodotti raggruppati",Up-sells,Cross-sells,"URL esterno","Testo del pulsante",Posizione,"Attributo 1 nome","Attributo 1 valore(i)"',
	Slovenian:
		'ID,Vrsta,Šifra,Naziv,Objavljeno,"Je izpostavljen?","Vidnost v katalogu","Kratek opis",Opis,"Začetni datum akcijske cene","Končni datum akcijske cene","Stanje davka","Davčni razred","Na zalogi?",Zaloga,"Nizka zaloga","Dovoljena naročila brez zaloge?","Prodaja posamično?","Teža (kg)","Dolžina (cm)","Širina (cm)","Višina (cm)","Dovoli ocene?",Opomba,"Akcijska cena","Redna cena",Kategorije,Oznake,"Razred dostave",Slike,"Omejitev prenosov","Potek prenosa",Nadrejeni,Skupina,Dodatna,Navzkrižna,"Zunanji URL","Besedilo gumba",Položaj,"Ime lastnosti 1","Vrednost(i) lastnosti 1"',
	Spanish:
		'ID,Tipo,SKU,Nombre,Publicado,"¿Está destacado?","Visibilidad en el catálogo","Descripción corta",Descripción,"Día en que empieza el precio rebajado","Día en que termina el precio rebajado","Estado del impuesto","Clase de impuesto",¿Existencias?,Inventario,"Cantidad de bajo inventario","¿Permitir reservas de productos agotados?","¿Vendido individualmente?","Peso (kg)","Longitud (cm)","Anchura (cm)","Altura (cm)","¿Permitir valoraciones de clientes?","Nota de compra","Precio rebajado","Precio normal",Categorías,Etiquetas,"Clase de envío",Imágenes,"Límite de descargas","Días de caducidad de la descarga",Superior,"Productos agrupados","Ventas dirigidas","Ventas cruzadas","URL externa","Texto del botón",Posición,"Nombre del atributo 1","Valor(es) del atributo 1"',
	'British English':
		'ID,Type,SKU,Name,Published,"Is featured?","Visibility in catalogue","Short description",Description,"Date sale price starts","Date sale price ends","Tax status","Tax class","In stock?",Stock,"Low stock amount","Backorders allowed?","Sold individually?","Weight (kg)","Length (cm)","Width (cm)","Height (cm)","Allow customer reviews?","Purchase note","Sale price","Regular price",Categories,Tags,"Shipping class",Images,"Download limit","Download expiry days",Parent,"Grouped products",Upsells,Cross-sells,"External URL","Button text",Position,"Attribute 1 name","Attribute 1 value(s)"',
	Finnish:
		'ID,Tyyppi,Tuotetunnus,Nimi,Julkaistu,Esittelyssä?,"Näkyvyys luettelossa","Lyhyt kuvaus",Kuvaus,"Alkaa","Päättyy",Verotila,Veroluokka,Varastossa?,Varasto,"Vähän","Jälkitoimitus?","Yksittäin?","Paino (kg)","Pituus (cm)","Leveys (cm)","Korkeus (cm)","Arviot?",Huomautus,Alehinta,Normaalihinta,Osastot,Avainsanat,Toimitusluokka,Kuvat,Lataukset,Vanheneminen,Ylätuote,Ryhmä,Lisämyynti,Ristiinmyynti,"Ulkoinen URL",Painike,Sijainti,"Ominaisuus 1 nimi","Ominaisuus 1 arvo(t)"',
};

const ROWS = [
	'10,variable,MAJ,Majica,1,0,visible,Kratko,Dugo,,,taxable,,1,,,0,0,"0,25",70,50,1,1,,,,Odjeća > Majice,,,"https://slike.example/m1.jpg, https://slike.example/m2.jpg",,,,,,,,,0,Veličina,"S, M"',
	'11,variation,MAJ-S,Majica S,1,0,visible,,,,,taxable,parent,1,4,,0,0,,,,,1,,"8,50","9,90",,,,https://slike.example/s.jpg,,,MAJ,,,,,,1,Veličina,S',
	'12,variation,MAJ-M,Majica M,1,0,visible,,,,,taxable,parent,0,0,,0,0,,,,,1,,,"9,90",,,,,,,id:10,,,,,,2,Veličina,M',
	'13,simple,SKRIVEN,Skriven,1,0,hidden,,,,,taxable,,1,1,,0,0,,,,,1,,,"3,00",Odjeća,,,,,,,,,,,,0,,',
];

test.each(Object.entries(HEADERS))('a WooCommerce export with %s column names has products, variations, pictures and prices', async (language, header) => {
	writeFileSync(join(dir, `${language}.csv`), [header, ...ROWS].join('\n'));
	const { described, products } = await mapFeed(join(dir, `${language}.csv`));
	expect(described).toContain('WooCommerce products');
	expect(toOutcomes(products)).toEqual([
		[3, 'MAJ-S', 'ok'],
		[4, 'MAJ-M', 'ok'],
		[5, 'SKRIVEN', 'ok'],
	]);
	expect(rowOf(products, 'MAJ-S')).toMatchObject({
		title: 'Majica S',
		short_description: 'Kratko',
		category_path: ['Odjeća', 'Majice'],
		price: { amount: '9.9', sale: { amount: '8.5' } },
		stock: { quantity: 4 },
		weight_grams: 250,
		images: [{ url: 'https://slike.example/s.jpg' }],
		variant: { options: [{ name: 'Veličina', value: 'S' }] },
	});
	expect(rowOf(products, 'MAJ-M')?.images).toHaveLength(2);
	expect(rowOf(products, 'SKRIVEN')).toMatchObject({ archived: true });
});

test('a price list with type, code, name and price in Croatian is no WooCommerce export', async () => {
	writeFileSync(join(dir, 'cjenik.csv'), 'Tip;Šifra;Naziv;Redovna cijena\nAlat;A1;Čekić;9,90\n');
	await expect(mapFeed(join(dir, 'cjenik.csv'))).rejects.toThrow('is unknown');
});
