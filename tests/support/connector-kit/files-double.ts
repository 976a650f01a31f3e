import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ErpFiles, type FileStore, filesEngine, NO_MAPPING } from '@titraj/connector';
import { XMLParser } from 'fast-xml-parser';
import type { EngineDouble, TakenOrder } from './engine-double.ts';

export interface FilesDouble extends EngineDouble<never> {
	readonly files: ErpFiles;
	/** Its folder on this machine. */
	readonly root: string;
	/** All reports that the connector wrote. */
	report(): string;
}

/** An ERP that writes windows-1250 with decimal commas, and takes order files away. */
export function openFilesDouble(openStore: (root: string) => Promise<FileStore>, close: () => Promise<void> = async () => {}): FilesDouble {
	const root = mkdtempSync(join(tmpdir(), 'erp-'));
	for (const folder of ['in', 'orders']) mkdirSync(join(root, folder));
	const files: ErpFiles = {
		open: () => openStore(root),
		feeds: [
			{
				match: /^artikli.*\.csv$/i,
				mapping: {
					columns: { sku: 'Šifra', title: 'Naziv', category: 'Grupa', price: 'MPC', stock: 'Zaliha' },
					decimal: ',',
					currency: 'EUR',
					vat_included: true,
				},
			},
		],
		fulfilments: /^otpreme.*\.(csv|xml)$/i,
		words: { poslano: 'shipped', otkazano: 'cancelled', povrat_novca: 'refunded' },
		stableAfter: 5,
	};
	const taken: TakenOrder[] = [];
	let [last, isRepeating] = [0, false];
	/** As a careful program writes: under another name, then renamed. */
	const drop = (name: string, text: string) => {
		last += 1;
		const target = join(root, 'in', name.replace('.', `-${String(last).padStart(5, '0')}.`));
		writeFileSync(`${target}.part`, toWindows1250(text));
		renameSync(`${target}.part`, target);
	};
	const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
	const takeOrders = () => {
		for (const name of readdirSync(join(root, 'orders')).filter((file) => file.endsWith('.xml') && !file.startsWith('.'))) {
			const path = join(root, 'orders', name);
			const parser = new XMLParser({ isArray: (tag) => tag === 'line', parseTagValue: false });
			const { order } = parser.parse(readFileSync(path, 'utf8'));
			rmSync(path);
			const known = taken.findIndex(({ number }) => number === order.number);
			if (order.kind === 'cancellation') taken[known] = { number: order.number, isCancelled: true, lines: taken[known]?.lines ?? [] };
			else {
				const lines: { sku: string; quantity: string }[] = order.lines.line;
				taken.push({ number: order.number, isCancelled: false, lines: lines.map(({ sku, quantity }) => ({ sku, quantity: Number(quantity) })) });
			}
		}
		return taken;
	};
	const news = (row: string) => {
		const text = `Broj;Status;Prijevoznik;Broj pošiljke;Iznos\r\n${row}\r\n${isRepeating ? `${row}\r\n` : ''}`;
		for (let times = isRepeating ? 2 : 1; times > 0; times--) drop('otpreme.csv', text);
	};
	return {
		...{ files, root, url: null },
		connect: () => ({ engine: filesEngine(files), mapping: NO_MAPPING }),
		putProduct: ({ sku, title, price, stock }) =>
			drop('artikli.csv', `Šifra;Naziv;Grupa;MPC;Zaliha\r\n${quote(sku)};${quote(title)};Alati > Šarafi;${price.replace('.', ',')};${stock}\r\n`),
		removeProduct: null,
		orders: takeOrders,
		refuseOrders: null,
		ship: (number, tracking) => news(`${number};Poslano;GLS;${tracking};`),
		cancel: (number) => news(`${number};Otkazano;;;`),
		refund: (number, amount) => news(`${number};Povrat novca;;;${amount.replace('.', ',')}`),
		shuffle() {
			isRepeating = true;
		},
		report: () =>
			['done', 'failed']
				.flatMap((folder) => {
					const path = join(root, 'in', folder);
					mkdirSync(path, { recursive: true });
					return readdirSync(path).flatMap((name) => (name.endsWith('.report.txt') ? [readFileSync(join(path, name), 'utf8')] : []));
				})
				.join('\n'),
		async close() {
			await close();
			rmSync(root, { recursive: true, force: true });
		},
	};
}

/** Not by the connector's own table: the letters of Croatian, and what ASCII has. */
function toWindows1250(text: string): Buffer {
	const letters: Readonly<Record<string, number>> = { Š: 0x8a, š: 0x9a, Ž: 0x8e, ž: 0x9e, Č: 0xc8, č: 0xe8, Ć: 0xc6, ć: 0xe6, Đ: 0xd0, đ: 0xf0 };
	return Buffer.from([...text].map((letter) => letters[letter] ?? (letter.charCodeAt(0) < 128 ? letter.charCodeAt(0) : 0x3f)));
}
