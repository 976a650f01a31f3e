/** What a maker is known for; decides the paragraphs of its page. */
export type MakerField =
	| 'zaslon'
	| 'racunala'
	| 'komponente'
	| 'periferija'
	| 'zvuk'
	| 'mreza'
	| 'mobiteli'
	| 'slika'
	| 'dom'
	| 'mjerenje'
	| 'alat'
	| 'dijelovi'
	| 'energija'
	| 'igra'
	| 'namjestaj'
	| 'ured'
	| 'rasvjeta';

export type MakerRow = readonly [title: string, field: MakerField, description: string];
