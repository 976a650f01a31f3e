import type { Attribute } from '@titraj/contract/product-parts.ts';
import type { SourceEnergyLabel } from '../../../platform/source/catalog.ts';
import type { PdfSection } from './write-pdf.ts';

/** Product data that documents are made from. */
export interface DocumentedProduct {
	readonly code: string;
	readonly title: string;
	readonly manufacturer: string | null;
	readonly category: string;
	/** Without markup. */
	readonly description: readonly string[];
	readonly attributes: readonly Attribute[];
	readonly energy: SourceEnergyLabel | null;
}

export interface DocumentKind {
	/** Shown in the link and in the document's header. */
	readonly title: string;
	sections(product: DocumentedProduct): readonly PdfSection[];
}

const SAFETY = [
	'Prije prvog uključivanja provjerite odgovara li napon Vaše mreže podacima na uređaju ili njegovu napajanju.',
	'Uređaj držite na suhom i prozračnom mjestu, dalje od izvora topline, i ne prekrivajte mu otvore za hlađenje.',
	'Oštećen kabel ili napajanje ne upotrebljavajte. Kućište otvara samo ovlašteni servis.',
	'Djeca smiju rukovati uređajem samo uz nadzor odrasle osobe. Ambalažu odložite izvan njihova dohvata.',
];

/** Document kinds by the last segment of a document's URL. The texts are the demo shop's, in Croatian. */
export const DOCUMENT_KINDS: Readonly<Record<string, DocumentKind>> = {
	'upute-za-uporabu': {
		title: 'Upute za uporabu',
		sections: ({ description, attributes }) => [
			{ title: 'O proizvodu', paragraphs: description },
			{ title: 'Prije uporabe', paragraphs: SAFETY.slice(0, 2) },
			{
				title: 'Postavljanje',
				paragraphs: [
					'Izvadite sve dijelove iz ambalaže i usporedite ih s popisom sadržaja. Račun i ambalažu sačuvajte do isteka roka za povrat.',
					'Spojite priložene dijelove redoslijedom kojim su navedeni, a na mrežno napajanje priključite uređaj posljednje.',
				],
			},
			{
				title: 'Održavanje i čišćenje',
				paragraphs: ['Prije čišćenja isključite uređaj iz napajanja. Brišite ga mekom, suhom krpom, bez otapala i sredstava za ribanje.'],
			},
			{ title: 'Sigurnost', paragraphs: SAFETY.slice(2) },
			{
				title: 'Odlaganje',
				paragraphs: ['Istrošen uređaj i baterije ne bacajte u komunalni otpad. Predajte ih u reciklažno dvorište ili trgovini pri kupnji novoga, bez naknade.'],
			},
			...toTables(attributes),
		],
	},
	'izjava-o-sukladnosti': {
		title: 'Izjava o sukladnosti',
		sections: ({ code, title, manufacturer, category, attributes }) => [
			{
				title: 'Predmet izjave',
				rows: [
					['Naziv', title],
					['Šifra', code],
					['Vrsta', category],
					['Proizvođač', manufacturer ?? 'nije naveden'],
				],
			},
			{
				title: 'Izjava',
				paragraphs: [
					'Proizvođač pod vlastitom odgovornošću izjavljuje da je opisani predmet u skladu s mjerodavnim zakonodavstvom Unije o usklađivanju:',
					'Direktiva 2014/35/EU o niskom naponu, Direktiva 2014/30/EU o elektromagnetskoj kompatibilnosti i Direktiva 2011/65/EU o ograničenju opasnih tvari, u mjeri u kojoj se na predmet odnose.',
				],
			},
			...toTables(attributes).slice(0, 1),
		],
	},
	'informacijski-list': {
		title: 'Informacijski list proizvoda',
		sections: ({ code, title, manufacturer, attributes, energy }) => [
			{
				title: 'Proizvod',
				rows: [
					['Naziv dobavljača ili zaštitni znak', manufacturer ?? 'nije naveden'],
					['Model', title],
					['Identifikacijska oznaka modela', code],
				],
			},
			{
				title: 'Energetska učinkovitost',
				paragraphs: ['Razred se čita od A (najveća učinkovitost) do G (najmanja). Ovaj ogledni proizvod je izmišljen i nije upisan u bazu EPREL.'],
				rows: [
					['Razred energetske učinkovitosti', energy?.class ?? 'nije određen'],
					...attributes.filter(({ attribute_title }) => CONSUMPTION.test(attribute_title)).map(toRow),
				],
			},
		],
	},
	'tehnicki-list': {
		title: 'Tehnički list',
		sections: ({ description, attributes }) => [{ title: 'Opis', paragraphs: description }, ...toTables(attributes)],
	},
};

const CONSUMPTION = /snag|potrošnj|napajanj|svjetl|dijagonal|razlučivost|baterij|kapacitet/i;

/** One table per attribute group. */
function toTables(attributes: readonly Attribute[]): PdfSection[] {
	return [...Map.groupBy(attributes, ({ group }) => group ?? 'Značajke')].map(([title, group]) => ({ title, rows: group.map(toRow) }));
}

const toRow = ({ attribute_title, title, unit }: Attribute): readonly [string, string] => [
	attribute_title,
	unit ? `${title}${unit === '"' ? '' : ' '}${unit}` : title,
];
