import { parseArgs } from 'node:util';
import { toCommandError } from '@titraj/contract/command/read-command.ts';
import type { MappingFile } from './mapping/mapping-file.ts';
import { ENCODINGS, type Encoding, parseEncoding } from './source/encoding.ts';

export const USAGE = `Usage: npm run import -- FILE|URL|FOLDER [options]

  --map FILE            what the columns mean; if the file does not exist, a draft is written to it
  --dry-run             says what would change and writes nothing
  --complete            the feed names all that is for sale: what it lacks goes off sale
  --at-most PERCENT     of the products on sale, above which --complete takes none off (20)
  --report FILE         list of refused rows (import-report.csv)
  --encoding NAME       ${ENCODINGS.join(', ')}
  --delimiter SIGN      of a CSV: , ; | or tab
  --decimal SIGN        how prices are written: , or .
  --currency CODE       of prices that name none
  --rate CODE=NUMBER    the shop's currency for one unit of another, for example USD=0.92
  --vat included|excluded
  --vat-percent NUMBER  the shop's own rate where left out
  --in-stock NUMBER     pieces where the feed says "in stock" and no number; without it their stock stays unknown
  --pictures-later      leaves pictures to the running shop, or to npm run media
  --stores              the file is a list of stores
  --redirects           the file is a table of redirect rules: old address, new address, code
  --data DIR            folder of the embedded database (.data/shop)`;

export interface CommandOptions {
	readonly source: string;
	readonly map: string | undefined;
	readonly dryRun: boolean;
	readonly stores: boolean;
	/** The file is a table of redirect rules. */
	readonly redirects: boolean;
	/** Leaves fetching pictures to the running shop or to `npm run media`. */
	readonly picturesLater: boolean;
	/** Maximum share (0 to 1) of the products on sale that a complete feed may take off; undefined for an incomplete feed. */
	readonly completeAtMost: number | undefined;
	readonly report: string;
	readonly data: string;
	readonly encoding: Encoding | undefined;
	readonly delimiter: string | undefined;
	/** Flags that override the mapping. */
	readonly overrides: Partial<MappingFile>;
}

/** Invalid command line; the message says why. */
export class UsageError extends Error {}

const DELIMITERS: Readonly<Record<string, string>> = { ',': ',', ';': ';', '|': '|', '\t': '\t', tab: '\t', comma: ',', semicolon: ';' };

/** Parses the command line; throws a `UsageError`. */
export function parseCommand(args: readonly string[]): CommandOptions {
	const { values, positionals } = parse(args);
	const [source, ...others] = positionals;
	if (source === undefined || others.length > 0) throw new UsageError('Pass one file, address or folder.');
	return {
		source,
		map: values.map,
		dryRun: values['dry-run'],
		stores: values.stores,
		redirects: values.redirects,
		picturesLater: values['pictures-later'],
		completeAtMost: values.complete ? readNumber('--at-most', values['at-most'], 0, 100) / 100 : undefined,
		report: values.report,
		data: values.data,
		encoding: choose('--encoding', values.encoding, parseEncoding),
		delimiter: choose('--delimiter', values.delimiter, (text) => DELIMITERS[text]),
		overrides: toOverrides(values),
	};
}

function parse(args: readonly string[]) {
	try {
		return parseArgs({
			args: [...args],
			allowPositionals: true,
			options: {
				map: { type: 'string' },
				'dry-run': { type: 'boolean', default: false },
				complete: { type: 'boolean', default: false },
				'at-most': { type: 'string', default: '20' },
				report: { type: 'string', default: 'import-report.csv' },
				stores: { type: 'boolean', default: false },
				redirects: { type: 'boolean', default: false },
				'pictures-later': { type: 'boolean', default: false },
				data: { type: 'string', default: '.data/shop' },
				encoding: { type: 'string' },
				delimiter: { type: 'string' },
				decimal: { type: 'string' },
				currency: { type: 'string' },
				rate: { type: 'string', multiple: true },
				vat: { type: 'string' },
				'vat-percent': { type: 'string' },
				'in-stock': { type: 'string' },
			},
		});
	} catch (error) {
		throw new UsageError(toCommandError(error));
	}
}

function toOverrides(values: ReturnType<typeof parse>['values']): Partial<MappingFile> {
	const decimal = choose('--decimal', values.decimal, (text) => (text === ',' || text === '.' ? text : undefined));
	const currency = choose('--currency', values.currency?.toUpperCase(), (text) => (/^[A-Z]{3}$/.test(text) ? text : undefined));
	const vat = choose('--vat', values.vat, (text) => ({ included: true, excluded: false })[text]);
	return {
		...(decimal !== undefined && { decimal }),
		...(currency !== undefined && { currency }),
		...(values.rate !== undefined && { rates: Object.fromEntries(values.rate.map(toRate)) }),
		...(vat !== undefined && { vat_included: vat }),
		...(values['vat-percent'] !== undefined && { vat_percent: readNumber('--vat-percent', values['vat-percent'], 0, 100) }),
		...(values['in-stock'] !== undefined && { in_stock_quantity: readNumber('--in-stock', values['in-stock'], 1, 1_000_000) }),
	};
}

function toRate(text: string): [currency: string, rate: string] {
	const [, currency, rate] = /^([A-Za-z]{3})=(\d{1,9}(?:\.\d{1,12})?)$/.exec(text) ?? [];
	if (currency === undefined || rate === undefined) throw new UsageError(`--rate ${text} is not of the form USD=0.92.`);
	return [currency.toUpperCase(), rate];
}

function choose<Value>(flag: string, text: string | undefined, read: (text: string) => Value | undefined): Value | undefined {
	if (text === undefined) return undefined;
	const value = read(text);
	if (value === undefined) throw new UsageError(`${flag} ${text} is unknown.`);
	return value;
}

function readNumber(flag: string, text: string, least: number, most: number): number {
	const number = Number(text);
	if (!Number.isInteger(number) || number < least || number > most) throw new UsageError(`${flag} ${text} is not a whole number from ${least} to ${most}.`);
	return number;
}
