/** Tags of the magazine that products of a category go with. */
const TAGS: Readonly<Record<string, readonly string[]>> = {
	monitori: ['uredski-monitori', 'gaming-monitori'],
	komponente: ['procesori', 'graficke-kartice', 'maticne-ploce', 'radna-memorija', 'napajanja', 'kucista', 'ssd-diskovi', 'hladnjaci'],
	periferija: ['tipkovnice', 'misevi', 'podloge-za-mis', 'web-kamere', 'gamepadi'],
	zvuk: ['slusalice', 'zvucnici', 'soundbarovi', 'mikrofoni'],
	mreza: ['ruteri', 'mrezni-preklopnici', 'mrezne-kartice', 'mrezni-kabeli'],
	mjerenje: ['multimetri', 'osciloskopi', 'laboratorijska-napajanja'],
	lemljenje: ['lemne-stanice'],
	'razvojne-plocice': ['razvojne-plocice', 'senzori'],
	energija: ['baterije', 'punjaci', 'prijenosne-baterije'],
	'radni-kut': ['stolovi', 'gaming-stolice', 'stalci-za-monitore', 'stolne-lampe'],
	'za-pocetnike': ['razvojne-plocice', 'multimetri', 'lemne-stanice', 'otpornici-i-kondenzatori'],
};

export const toTags = (category: string): string[] => Object.keys(TAGS).filter((tag) => TAGS[tag]?.includes(category));
