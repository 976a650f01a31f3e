import { manufacturerTitle } from '../manufacturers/demo-manufacturers.ts';

export interface TitleParts {
	/** Manufacturer, number and series: the same in every language. */
	readonly name: string;
	/** Standards before the noun, e.g. `PCIe` or `OLED 4K`. */
	readonly prefix: string;
	/** Croatian noun phrase. */
	readonly noun: string;
	/** Follows the noun directly, without a comma. */
	readonly suffix: string;
	/** The remaining parts, separated by commas. */
	readonly rest: readonly string[];
}

const PREFIX = /(?:^| )((?:(?:Mini LED|OLED|QLED|LED|Full HD|4K|PCIe|USB|Wi-Fi \dE?|Cat\d\w?|ATX|Bluetooth|GaN|VR)(?: |$))+)$/;
const GAMING_MONITOR = /(?<= |^)(?=\d+" \d+ Hz)/;
/** Series whose names are Croatian words. */
const SERIES: Readonly<Record<string, string>> = {
	Arhiv: 'Archive',
	Eko: 'Eco',
	Filc: 'Felt',
	Hibrid: 'Hybrid',
	Hobi: 'Hobby',
	Nadzor: 'Guard',
	Precizni: 'Precision',
	Servis: 'Service',
	Ured: 'Office',
};

/** Splits the Croatian title of a product; null for a title without a known noun. */
export function splitTitle(title: string, manufacturer: string, nouns: readonly string[]): TitleParts | null {
	const manufacturerName = manufacturerTitle(manufacturer);
	const text = title.slice(manufacturerName.length + 1).replace(GAMING_MONITOR, 'gaming monitor ');
	const bounded = ` ${text.replaceAll(', ', '  ')} `;
	const noun = nouns.find((one) => bounded.includes(` ${one} `));
	if (noun === undefined) return null;
	const place = bounded.indexOf(` ${noun} `);
	const before = text.slice(0, place).trim();
	const prefix = PREFIX.exec(before)?.[1]?.trim() ?? '';
	const series = before.slice(0, before.length - prefix.length).trim();
	const [suffix = '', ...rest] = text.slice(place + noun.length).split(', ');
	const name = [manufacturerName, ...series.split(' ').map((word) => SERIES[word] ?? word)].join(' ');
	return { name, prefix, noun, suffix: suffix.trim(), rest };
}
