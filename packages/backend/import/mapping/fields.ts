/** Product fields other than attributes that a feed can contain. */
export const FIELDS = [
	'sku',
	'title',
	'short_description',
	'description',
	'safety_warnings',
	'manufacturer',
	'gtin',
	'mpn',
	'category',
	'price',
	'sale_price',
	'sale_from',
	'sale_to',
	'sale_period',
	'currency',
	'vat_percent',
	'stock',
	'availability',
	'images',
	'unit',
	'unit_price_quantity',
	'unit_price_unit',
	'weight',
	'bulky',
	'variant_group',
	'maximum_quantity',
	'accessories',
	'spare_parts',
	'alternatives',
	'energy_class',
	'energy_best',
	'energy_worst',
	'energy_label',
	'energy_sheet',
	'eprel_id',
	'release_year',
	'visible',
] as const;
export type FieldName = (typeof FIELDS)[number];

/** Fields for which a mapping can also name columns in other languages. */
export const TRANSLATED_FIELDS = ['title', 'short_description', 'description', 'safety_warnings'] as const;
export type TranslatedField = (typeof TRANSLATED_FIELDS)[number];

/** Usual column names by field, for drafts: lower case, without diacritics and punctuation, in order of preference. */
export const HEADERS: Readonly<Partial<Record<FieldName, readonly string[]>>> = {
	sku: ['sku', 'sifra', 'sifra artikla', 'sifra proizvoda', 'artikl sifra', 'product code', 'item number', 'article number', 'kod', 'code', 'id'],
	title: ['title', 'name', 'naziv', 'naziv artikla', 'naziv proizvoda', 'product name', 'ime'],
	short_description: ['short description', 'kratki opis', 'summary'],
	description: ['description', 'opis', 'dugi opis', 'long description', 'body html', 'content'],
	safety_warnings: ['safety warnings', 'warnings', 'upozorenja', 'sigurnosna upozorenja'],
	manufacturer: ['manufacturer', 'brand', 'proizvodac', 'proizvodjac', 'robna marka', 'marka', 'vendor', 'brend', 'publisher', 'nakladnik'],
	gtin: ['gtin', 'ean', 'ean code', 'ean kod', 'barkod', 'barcode', 'bar kod', 'upc', 'isbn', 'global unique id'],
	mpn: ['mpn', 'part number', 'part numbers', 'kataloski broj', 'manufacturer part number', 'broj dijela'],
	category: ['category', 'category path', 'product type', 'kategorija', 'grupa', 'grupa artikala', 'categories', 'kategorije', 'odjel'],
	price: [
		'price',
		'cijena',
		'mpc',
		'maloprodajna cijena',
		'regular price',
		'redovna cijena',
		'vpc',
		'veleprodajna cijena',
		'price eur',
		'cijena eur',
		'price usd',
	],
	sale_price: ['sale price', 'akcijska cijena', 'snizena cijena', 'cijena s popustom', 'special price', 'discount price'],
	sale_from: ['sale from', 'akcija od', 'sale start', 'date sale price starts'],
	sale_to: ['sale to', 'akcija do', 'sale end', 'date sale price ends'],
	currency: ['currency', 'valuta'],
	vat_percent: ['vat', 'vat percent', 'vat rate', 'tax rate', 'pdv', 'pdv stopa', 'stopa pdv', 'stopa pdv a', 'porezna stopa'],
	stock: ['stock', 'quantity', 'qty', 'zaliha', 'kolicina', 'stanje', 'lager', 'stock quantity', 'inventory'],
	availability: ['availability', 'dostupnost', 'in stock', 'raspolozivost'],
	images: ['images', 'image', 'image link', 'image url', 'slika', 'slike', 'picture', 'foto', 'image src'],
	unit: ['unit', 'jedinica mjere', 'jm', 'jmj'],
	weight: ['weight', 'masa', 'tezina', 'shipping weight', 'masa kg', 'tezina kg', 'weight kg'],
	bulky: ['bulky', 'glomazno', 'glomazna roba'],
	variant_group: ['item group id', 'variant group', 'parent sku', 'grupa varijanti'],
	accessories: ['accessory skus', 'sifre pribora', 'cross sells'],
	spare_parts: ['spare part skus', 'sifre rezervnih dijelova'],
	alternatives: ['alternative skus', 'sifre zamjena', 'upsells'],
	energy_class: ['energy class', 'energetski razred', 'energy efficiency class', 'razred energetske ucinkovitosti'],
	energy_label: ['energy label', 'energetska oznaka', 'energy label url', 'energy label link'],
	energy_sheet: ['energy sheet', 'product information sheet', 'informacijski list', 'informacijski list proizvoda', 'product fiche'],
	eprel_id: ['eprel', 'eprel id', 'eprel broj', 'eprel registration number'],
	release_year: ['release year', 'godina', 'godina izdanja', 'year'],
};

/** Normalizes a header for `HEADERS`: `Šifra_artikla` to `sifra artikla`. */
export const foldHeader = (header: string): string =>
	header
		.toLowerCase()
		.replaceAll('đ', 'd')
		.normalize('NFKD')
		.replaceAll(/\p{M}/gu, '')
		.replaceAll(/[^a-z0-9]+/g, ' ')
		.trim();
