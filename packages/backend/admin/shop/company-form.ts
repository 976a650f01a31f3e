import type { CompanyField } from '../../platform/shop/company.ts';
import type { ShopIdentity } from '../../platform/shop/shop-identity.ts';
import type { Field } from '../forms.ts';

export type CompanyFormField = CompanyField | keyof ShopIdentity;

interface FormField extends Omit<Field, 'value'> {
	readonly name: CompanyFormField;
	/** Error message for an invalid value. */
	readonly wrong: string;
}

/** Fields of the company form, in display order. */
export const COMPANY_FORM: readonly FormField[] = [
	{
		...{ name: 'siteName', label: 'Naziv trgovine', required: true, max: 60 },
		hint: 'Stoji u zaglavlju, u naslovima stranica i u porukama.',
		wrong: 'Upišite naziv trgovine od najviše 60 znakova.',
	},
	{
		...{ name: 'name', label: 'Naziv tvrtke', required: true, max: 200, autocomplete: 'organization' },
		hint: 'Kako je upisana u sudski ili obrtni registar.',
		wrong: 'Upišite naziv tvrtke.',
	},
	{ name: 'oib', label: 'OIB', required: true, max: 11, wrong: 'OIB ima jedanaest znamenki, a posljednja provjerava ostale.' },
	{ name: 'street', label: 'Ulica i broj', required: true, max: 200, autocomplete: 'address-line1', wrong: 'Upišite ulicu i broj.' },
	{ name: 'postcode', label: 'Poštanski broj', required: true, max: 5, autocomplete: 'postal-code', wrong: 'Hrvatski poštanski broj ima pet znamenki.' },
	{ name: 'city', label: 'Mjesto', required: true, max: 200, autocomplete: 'address-level2', wrong: 'Upišite mjesto.' },
	{
		...{ name: 'phone', label: 'Telefon', required: true, max: 40, autocomplete: 'tel' },
		hint: 'Kako ga kupci trebaju vidjeti.',
		wrong: 'Upišite telefonski broj s pozivnim brojem države, primjerice +385 1 …',
	},
	{ name: 'email', label: 'E-pošta za kupce', type: 'email', required: true, max: 254, autocomplete: 'email', wrong: 'Upišite adresu e-pošte.' },
	{
		...{ name: 'iban', label: 'IBAN', max: 40 },
		hint: 'Za uplatnice. Bez njega trgovina ne nudi uplatu na račun.',
		wrong: 'Hrvatski IBAN ima HR i devetnaest znamenki. Provjerite jesu li sve točne.',
	},
	{
		...{ name: 'court', label: 'Registar', max: 200 },
		hint: 'Sud ili ured koji vodi registar, primjerice „Trgovački sud u Splitu”.',
		wrong: 'Naziv registra može imati najviše 200 znakova.',
	},
	{ name: 'register', label: 'Broj u registru', max: 200, hint: 'MBS ili broj obrta.', wrong: 'Broj u registru može imati najviše 200 znakova.' },
	{
		...{ name: 'capital', label: 'Temeljni kapital', max: 200 },
		hint: 'Iznos, i koliko je od njega uplaćeno. Obrt ga nema.',
		wrong: 'Podatak o kapitalu može imati najviše 200 znakova.',
	},
	{ name: 'management', label: 'Uprava', max: 200, hint: 'Imena članova uprave.', wrong: 'Podatak o upravi može imati najviše 200 znakova.' },
	{
		...{ name: 'returns', label: 'Adresa za povrat robe', max: 200 },
		hint: 'U jednom retku. Ostavite prazno ako kupci vraćaju robu na adresu sjedišta.',
		wrong: 'Adresa za povrat može imati najviše 200 znakova.',
	},
	{
		...{ name: 'mediator', label: 'Tijelo za rješavanje sporova', max: 200 },
		hint: 'Tijelo koje je nadležno za Vas, primjerice „Centar za mirenje pri Hrvatskoj gospodarskoj komori” ili „Centar za mirenje pri Hrvatskoj udruzi poslodavaca”.',
		wrong: 'Naziv tijela može imati najviše 200 znakova.',
	},
	{
		...{ name: 'mediator_url', label: 'Stranica tog tijela', max: 400 },
		hint: 'Primjerice https://www.hgk.hr/centar-za-mirenje. Platforma ODR Europske komisije ukinuta je u srpnju 2025.',
		wrong: 'Stranica tijela mora počinjati s https:// i ne smije biti ukinuta platforma ODR.',
	},
	{
		...{ name: 'mailSender', label: 'Pošiljatelj poruka', type: 'email', max: 254 },
		hint: 'Adresa s koje trgovina piše kupcima, na domeni s koje Vaš poslužitelj smije slati.',
		wrong: 'Pošiljatelj mora biti adresa e-pošte.',
	},
	{
		...{ name: 'social', label: 'Profili na mrežama', type: 'long', max: 2000 },
		hint: 'Po jedna adresa u retku.',
		wrong: 'Profila može biti najviše deset, a svaki redak mora biti adresa koja počinje s https://.',
	},
];
