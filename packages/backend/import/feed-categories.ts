import type { SourceCategory } from '../platform/source/catalog.ts';

interface FeedCategory {
	/** Code and slug of the shop's category; the shop's own of the same slug is taken where it has one. */
	slug: string;
	title: string;
	parent: string;
	kind: string;
	description: string;
}

interface Group {
	slug: string;
	title: string;
	kind: string;
	description: string;
	children: Record<string, [slug: string, title: string, kind: string, description: string]>;
}

const GROUPS: Group[] = [
	{
		slug: 'racunalne-komponente',
		title: 'Računalne komponente',
		kind: 'motherboard',
		description: 'Dijelovi za sastavljanje i nadogradnju računala.',
		children: {
			CPU: ['procesori', 'Procesori', 'cpu', 'Procesori za stolna računala i radne stanice.'],
			CPUCooler: ['hladnjaci', 'Hladnjaci za procesore', 'cooler', 'Zračni i vodeni hladnjaci po visini, podnožju i buci.'],
			CaseFan: ['ventilatori', 'Ventilatori', 'fan', 'Ventilatori za kućišta od 40 do 200 mm.'],
			GPU: ['graficke-kartice', 'Grafičke kartice', 'gpu', 'Grafičke kartice po čipu, memoriji i duljini.'],
			Motherboard: ['maticne-ploce', 'Matične ploče', 'motherboard', 'Matične ploče po podnožju, čipsetu i formatu.'],
			PCCase: ['kucista', 'Kućišta', 'case', 'Kućišta od mini ITX do full tower formata.'],
			PSU: ['napajanja', 'Napajanja', 'psu', 'Napajanja po snazi, učinkovitosti i modularnosti.'],
			RAM: ['radna-memorija', 'Radna memorija', 'memory', 'Moduli radne memorije po vrsti, kapacitetu i brzini.'],
			Storage: ['diskovi', 'Diskovi', 'ssd', 'SSD-ovi i tvrdi diskovi po kapacitetu i sučelju.'],
			ThermalCompound: ['termalne-paste', 'Termalne paste', 'paste', 'Termalne paste i podloge.'],
			NetworkCard: ['mrezne-kartice', 'Mrežne kartice', 'networkcard', 'Žične i bežične mrežne kartice.'],
			CaptureCard: ['kartice-za-snimanje', 'Kartice za snimanje', 'capturecard', 'Kartice za snimanje i prijenos slike.'],
		},
	},
	{
		slug: 'periferija',
		title: 'Periferija',
		kind: 'keyboard',
		description: 'Sve što stoji na stolu oko računala.',
		children: {
			Monitor: ['monitori', 'Monitori', 'monitor', 'Monitori po dijagonali, razlučivosti i osvježavanju.'],
			Keyboard: ['tipkovnice', 'Tipkovnice', 'keyboard', 'Mehaničke i membranske tipkovnice.'],
			Mouse: ['misevi', 'Miševi', 'mouse', 'Žični i bežični miševi.'],
			Mousepad: ['podloge-za-mis', 'Podloge za miš', 'mousepad', 'Podloge za miš svih veličina.'],
			Microphone: ['mikrofoni', 'Mikrofoni', 'microphone', 'Mikrofoni za razgovor i snimanje.'],
			Speaker: ['zvucnici', 'Zvučnici', 'speaker', 'Zvučnici za stol i sobu.'],
			VRHeadset: ['vr-naocale', 'VR naočale', 'vr', 'Naočale za virtualnu stvarnost.'],
			Accessory: ['dodaci', 'Dodaci', 'gamepad', 'Upravljači, držači i sitni dodaci.'],
		},
	},
	{
		slug: 'radni-prostor',
		title: 'Radni prostor',
		kind: 'desk',
		description: 'Stolovi, stolice i svjetlo.',
		children: {
			Chair: ['stolice', 'Stolice', 'chair', 'Uredske i igraće stolice.'],
			Desk: ['stolovi', 'Stolovi', 'desk', 'Radni stolovi, čvrsti i podizni.'],
			Lighting: ['rasvjeta', 'Rasvjeta', 'lamp', 'Svjetla za stol i snimanje.'],
			Stand: ['stalci', 'Stalci', 'stand', 'Stalci i nosači.'],
		},
	},
	{
		slug: 'programi',
		title: 'Programi',
		kind: 'box',
		description: 'Licence i operacijski sustavi.',
		children: { OS: ['operacijski-sustavi', 'Operacijski sustavi', 'box', 'Licence za operacijske sustave.'] },
	},
];

/** The feed's 25 categories by name. */
export const FEED_CATEGORIES: ReadonlyMap<string, FeedCategory> = new Map(
	GROUPS.flatMap((group) =>
		Object.entries(group.children).map(([name, [slug, title, kind, description]]) => [name, { slug, title, kind, description, parent: group.slug }]),
	),
);

/** The same as a tree of the shop. */
export const feedCategoryTree = (): SourceCategory[] => [
	...GROUPS.map(({ slug, title, kind, description }, index) => toSource({ slug, title, kind, description, parent: null }, 100 + index)),
	...[...FEED_CATEGORIES.values()].map((category, index) => toSource(category, index + 1)),
];

const toSource = ({ slug, title, kind, description, parent }: Omit<FeedCategory, 'parent'> & { parent: string | null }, position: number): SourceCategory => ({
	code: slug,
	parent_code: parent,
	title,
	slug,
	position,
	picture: { kind, params: {} },
	short_description: description,
	content: '',
});
