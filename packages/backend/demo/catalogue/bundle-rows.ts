export interface BundleRow {
	title: string;
	/** Categories whose first product is a member. */
	members: readonly string[];
	short: string;
	why: string;
}

export const BUNDLE_ROWS: readonly BundleRow[] = [
	{
		title: 'Paket Radni stol: monitor, tipkovnica i miš',
		members: ['uredski-monitori', 'tipkovnice', 'misevi'],
		short: 'Monitor, tipkovnica i miš za uredan radni kut.',
		why: 'Tri stvari koje se ionako kupuju zajedno, usklađene veličinom i priključcima.',
	},
	{
		title: 'Paket Početnik u elektronici',
		members: ['razvojne-plocice', 'senzori', 'otpornici-i-kondenzatori', 'multimetri'],
		short: 'Pločica, senzor, otpornici i multimetar za prve projekte.',
		why: 'Sve što treba za prvo mjerenje i prvu treptavu diodu, bez nagađanja što još nedostaje.',
	},
	{
		title: 'Paket Servisna radionica',
		members: ['lemne-stanice', 'rucni-alat', 'laboratorijska-napajanja'],
		short: 'Lemna stanica, alat i napajanje za popravke.',
		why: 'Za kućne popravke i hobi više od ovoga ne treba, a svaki komad ostaje koristan i poslije.',
	},
	{
		title: 'Paket Podcast za jednu osobu',
		members: ['mikrofoni', 'slusalice', 'web-kamere'],
		short: 'Mikrofon, slušalice i kamera za snimanje glasa i slike.',
		why: 'Glas, nadzor zvuka i slika u jednoj narudžbi, bez prijelaznika i nagađanja o priključcima.',
	},
	{
		title: 'Paket Mreža za stan',
		members: ['usmjernici', 'preklopnici', 'mrezni-kabeli'],
		short: 'Usmjernik, preklopnik i kabeli za povezan stan.',
		why: 'Bežično za mobitele, kabelom za televizor i radno mjesto, sve u istoj mreži.',
	},
	{
		title: 'Paket Za put',
		members: ['prijenosne-baterije', 'punjaci', 'kabeli', 'slusalice'],
		short: 'Baterija, punjač, kabel i slušalice za putovanja.',
		why: 'Četiri sitnice koje se najčešće zaborave, sada u jednoj kutiji.',
	},
	{
		title: 'Paket Kućište s napajanjem i hlađenjem',
		members: ['kucista', 'napajanja', 'hladnjaci'],
		short: 'Kućište, napajanje i hladnjak za vlastoručno sastavljanje.',
		why: 'Temelj računala koji ćete zadržati i kad procesor i ploču zamijenite novima.',
	},
	{
		title: 'Paket Igra za dvoje',
		members: ['konzole', 'gamepadi', 'slusalice'],
		short: 'Konzola, dodatni upravljač i slušalice.',
		why: 'Za igru udvoje treba drugi upravljač, a za mir u stanu slušalice.',
	},
];
